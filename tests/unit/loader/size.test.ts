/** The loader as it is built, with the tags that stand and with those that are planned. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { findWidgets } from "#build/widgets.ts";
import { buildPlannedLoader } from "#tests/planned-loader.ts";

/**
 * Of the loader with all tags that stand or are planned. In it: what takes and remembers a prerendered screen that came with the page
 * (decision 22, 200 bytes), the card of what is late or failed (100), what hostile pages ask of it (200: time limits, the end of a tag a
 * task later, a second copy of the script that brings the files, the doctor by the page's address), and that it believes no markup (170).
 */
const maxBytes = 5734;
const maxBytesOfTag = 20;
const outDir = mkdtempSync(join(tmpdir(), "loader-size-"));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Brotli's best, as servers of files keep it. */
const loaderBytes = (): number =>
  brotliCompressSync(readFileSync(join(outDir, "v1/loader.js")), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("with every tag that stands or is planned it is 5.6 KiB at most", async () => {
  const tags = await buildPlannedLoader(outDir);
  expect(tags.length).toBeGreaterThanOrEqual(31);
  expect(loaderBytes()).toBeLessThanOrEqual(maxBytes);
});

/** By halves: one widget less shifts the names that the minifier gives, which moves the compressor's result by more than a widget costs. */
test("a widget more costs 20 bytes at most, on the average of all", async () => {
  const tags = await buildPlannedLoader(outDir);
  const bytes = loaderBytes();
  let sum = 0;
  for (const half of [0, 1]) {
    await buildPlannedLoader(outDir, (index) => index % 2 === half);
    sum += bytes - loaderBytes();
  }
  expect(sum).toBeGreaterThan(0);
  expect(sum / tags.length).toBeLessThanOrEqual(maxBytesOfTag);
});

test("no widget that stands has more than five heights", async () => {
  const widgets = await findWidgets();
  expect(widgets.filter(({ heights }) => heights.length > 5).map(({ name }) => name)).toEqual([]);
});
