/** Makes the loader: one classic script without imports, with the manifest of all tags inside. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { ViteBuilder } from "vite";
import type { Chunks } from "#loader/chunks.ts";
import type { Page } from "#loader/host.ts";
import { commonAttributeNames, packHeights, type Manifest, type RoomEntry } from "#loader/manifest.ts";
import type { Nearness } from "#loader/near.ts";
import { withImports, type Chunk } from "./chunks.ts";
import { sha384 } from "./integrity.ts";
import { minify, withCompileHint } from "./minify.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";
import { environment, outputOf } from "./vite.ts";

export function createManifest(
  rooms: readonly RoomFolder[],
  chunks: readonly Chunk[],
  { integrity, version }: Pick<Manifest, "integrity" | "version">,
): Manifest {
  const nameOf = (fileName: string): string => posix.basename(fileName, ".js");
  const fileOf = (entry: string): string => {
    const chunk = chunks.find((candidate) => candidate.entry === entry);
    if (!chunk) throw new Error(`no chunk for ${entry}`);
    return chunk.fileName;
  };
  const paint = fileOf("paint");
  // It is drawn with before anything else arrives.
  if (withImports(chunks, paint).length > 1) throw new Error(`${paint} brings other files along: ${withImports(chunks, paint).join(", ")}`);
  const files = [nameOf(paint)];
  const place = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const entries = rooms.map(({ name, door }): [string, RoomEntry] => {
    const [, ...shared] = withImports(chunks, fileOf(name));
    const own = Object.entries(door.attributes).filter(([attribute]) => !commonAttributeNames.includes(attribute));
    return [
      name,
      [
        own.map(([attribute, { kind }]) => attribute + (kind === "boolean" ? "?" : kind === "integer" ? "#" : "")).join(" "),
        Object.keys(door.methods).join(" "),
        shared
          .map(nameOf)
          .map(place)
          .sort((a, b) => a - b),
        packHeights(door.heights),
      ],
    ];
  });
  return { version, integrity, files, rooms: Object.fromEntries(entries) };
}

/** Names that only the loader's own files know: short in its file. */
const ownProperties: readonly (keyof Page | Exclude<keyof Chunks, "load"> | keyof Nearness)[] = [
  "loadWidget",
  "loadLook",
  "whenNear",
  "pageAddress",
  "currentLanguage",
  "bringNear",
  "prefetch",
];

/** `v1` of every 1.x.y. */
export const evergreenFolder = (version: string): string => `v${version.split(".")[0]}`;

/** The loader as Vite makes it: one script, with the manifest inside, which is known when all other files are. */
export const loaderEnvironment = environment("iife", {
  write: false,
  minify: true,
  rolldownOptions: { input: join(rootDir, "loader/loader.ts"), platform: "browser" },
});

/** Writes `v1/loader.js` (evergreen) and `<version>/loader.js` (the same, pinned) with its hash for `integrity="…"`. */
export async function buildLoader(
  builder: ViteBuilder,
  { version }: Manifest,
  { outDir, isFast = false }: { outDir: string; isFast?: boolean },
): Promise<void> {
  const [script] = await outputOf(builder, "loader");
  if (script?.type !== "chunk") throw new Error("the loader is no script");
  const code = isFast ? script.code : withCompileHint(await minify(script.code, "script", ownProperties));
  for (const folder of [evergreenFolder(version), version]) {
    mkdirSync(join(outDir, folder), { recursive: true });
    writeFileSync(join(outDir, folder, "loader.js"), code);
  }
  writeFileSync(join(outDir, version, "integrity.txt"), `${sha384(code)}\n`);
}
