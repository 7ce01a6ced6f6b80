/** The loader as it is built, with the tags that stand and with those that are planned. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { findRooms } from "#build/rooms.ts";
import { buildPlannedLoader } from "#tests/planned-loader.ts";

/**
 * 4.8 KiB, and what taking and remembering a first screen that came with the page costs (decision 22, 200 bytes) and the card of what is
 * late or failed (100); and what hostile pages ask of it (200): time limits, the end of a tag a task later, the doctor by the page's
 * address.
 */
const maxBytes = 4915 + 200 + 100 + 200;
const outDir = mkdtempSync(join(tmpdir(), "loader-size-"));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

/** Brotli's best, as servers of files keep it. */
const loaderBytes = (): number =>
  brotliCompressSync(readFileSync(join(outDir, "v1/loader.js")), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("with every tag that stands or is planned, 31 in all, it is 5.3 KiB at most", { timeout: 60_000 }, async () => {
  const tags = await buildPlannedLoader(outDir);
  expect(tags.length).toBeGreaterThanOrEqual(31);
  expect(loaderBytes()).toBeLessThanOrEqual(maxBytes);
});

test("a room more, with a tag, an attribute and three heights, costs 20 bytes at most", { timeout: 60_000 }, async () => {
  await buildPlannedLoader(outDir);
  const bytes = loaderBytes();
  await buildPlannedLoader(outDir, "price-list");
  expect(bytes - loaderBytes()).toBeGreaterThan(0);
  expect(bytes - loaderBytes()).toBeLessThanOrEqual(20);
});

test("no room that stands has more than five heights", async () => {
  const rooms = await findRooms();
  expect(rooms.filter(({ heights }) => heights.length > 5).map(({ name }) => name)).toEqual([]);
});
