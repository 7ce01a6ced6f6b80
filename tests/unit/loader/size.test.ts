/** The loader as it is built, with the tags that stand and with those that are planned. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { Chunk } from "#build/chunks.ts";
import { buildLoader, createManifest, filesThatTheLoaderNames } from "#build/loader.ts";
import { findRooms, type RoomFolder } from "#build/rooms.ts";
import type { AttributeKind } from "#core/contract/element.ts";
import { kindOf, plannedTags } from "./planned-tags.ts";

const maxBytes = 4915; // 4.8 KiB
const outDir = mkdtempSync(join(tmpdir(), "loader-size-"));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const planned = Object.entries(plannedTags).map(([name, { attributes, methods, heights }]): RoomFolder => {
  const kinds = attributes.map((attribute) => [attribute, { kind: kindOf(attribute), text: "" } as AttributeKind]);
  return {
    name,
    folder: "",
    door: {
      tag: `digi-${name}`,
      summary: "",
      attributes: Object.fromEntries(kinds) as Record<string, AttributeKind>,
      methods: Object.fromEntries(methods.map((method) => [method, ""])),
      events: {},
      parts: {},
    },
    heights,
  };
});

const file = (fileName: string, imports: readonly string[], entry?: string): Chunk => ({
  fileName,
  imports,
  later: [],
  entry,
  sources: [],
});
const [react, core, forms] = ["shared/react-C4zvsh.js", "shared/core-BieMz4.js", "shared/forms-Crdf_r.js"] as const;

/** Brotli's best, as servers of files keep it. */
async function bytesOf(rooms: readonly RoomFolder[]): Promise<number> {
  const chunks = [
    file("shared/paint-CvRNky.js", [], "paint"),
    ...[react, core, forms].map((name) => file(name, [])),
    ...rooms.map(({ name }) => {
      const needsForms = plannedTags[name]?.needsForms ?? true;
      return file(`1.0.0/${name}.js`, needsForms ? [react, core, forms] : [react, core], name);
    }),
  ];
  const named = filesThatTheLoaderNames(chunks);
  const integrity = "sha256-AIq8Zu7eD3NlyLaFt0sbSNSu4kQNj+AhZwAKelcYZyA=";
  await buildLoader(createManifest(rooms, chunks, { integrity, version: "1.0.0", named }), { outDir });
  const code = readFileSync(join(outDir, "v1/loader.js"));
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

test("with every tag that stands or is planned, 31 in all, it is 4.8 KiB at most", { timeout: 60_000 }, async () => {
  const standing = await findRooms();
  const all = [...standing, ...planned.filter(({ name }) => !standing.some((room) => room.name === name))];
  const sorted = all.sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(sorted.length).toBeGreaterThanOrEqual(31);
  expect(await bytesOf(sorted)).toBeLessThanOrEqual(maxBytes);
});

test("no room that stands has more than five heights", async () => {
  const rooms = await findRooms();
  expect(rooms.filter(({ heights }) => heights.length > 5).map(({ name }) => name)).toEqual([]);
});
