/** Tests the size of the built loader with all tags. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { findWidgets } from "#build/widgets.ts";
import { buildWholeLoader } from "#tests/whole-loader.ts";

/**
 * The limit in bytes for the loader with all tags. It includes the take-over of a prerendered screen in the page's HTML (decision 22, 200
 * bytes), the card for late or failed files (100), the defence against hostile pages (200: time limits, the end of a tag one task later, a
 * second copy of the script that brings the files, the doctor by the page's address), and that no markup of the page is trusted (170).
 */
const maxBytes = 5734;
const maxBytesOfTag = 20;
const outDir = mkdtempSync(join(tmpdir(), "loader-size-"));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Returns the size of the loader in bytes, compressed by brotli at its best quality, as a server does that compresses each file once. */
const loaderBytes = (): number =>
  brotliCompressSync(readFileSync(join(outDir, "v1/loader.js")), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("with every tag it is 5.6 KiB at most", async () => {
  const tags = await buildWholeLoader(outDir);
  expect(tags.length).toBeGreaterThanOrEqual(31);
  expect(loaderBytes()).toBeLessThanOrEqual(maxBytes);
});

/**
 * Tests the size that one more widget adds to the loader. It is measured by leaving out half of the widgets, because one widget more or
 * less changes the names that the minifier gives, and this changes the compressed size by more than a widget costs.
 */
test("a widget more costs 20 bytes at most, on the average of all", async () => {
  const tags = await buildWholeLoader(outDir);
  const bytes = loaderBytes();
  let sum = 0;
  for (const half of [0, 1]) {
    await buildWholeLoader(outDir, (index) => index % 2 === half);
    sum += bytes - loaderBytes();
  }
  expect(sum).toBeGreaterThan(0);
  expect(sum / tags.length).toBeLessThanOrEqual(maxBytesOfTag);
});

test("no widget has more than five heights", async () => {
  const widgets = await findWidgets();
  expect(widgets.filter(({ heights }) => heights.length > 5).map(({ name }) => name)).toEqual([]);
});
