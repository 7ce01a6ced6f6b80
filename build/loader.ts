/** Makes the loader: one classic script without imports, with the manifest of all tags inside. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rolldown } from "rolldown";
import type { Chunks } from "#loader/chunks.ts";
import type { Page } from "#loader/host.ts";
import { commonAttributeNames, packHeights, type Manifest, type RoomEntry } from "#loader/manifest.ts";
import type { Nearness } from "#loader/near.ts";
import { withImports, type Chunk } from "./chunks.ts";
import { sha384 } from "./integrity.ts";
import { minify, withCompileHint } from "./minify.ts";
import { manifestPlugin } from "./plugins.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";

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

/** Writes `v1/loader.js` (evergreen) and `<version>/loader.js` (the same, pinned) with its hash for `integrity="…"`. */
export async function buildLoader(manifest: Manifest, { outDir, isFast = false }: { outDir: string; isFast?: boolean }): Promise<void> {
  const bundle = await rolldown({
    cwd: rootDir,
    input: join(rootDir, "loader/loader.ts"),
    platform: "browser",
    transform: { target: "es2022" },
    plugins: [manifestPlugin(manifest)],
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  const code = isFast ? output[0].code : withCompileHint(await minify(output[0].code, "script", ownProperties));
  for (const folder of [evergreenFolder(manifest.version), manifest.version]) {
    mkdirSync(join(outDir, folder), { recursive: true });
    writeFileSync(join(outDir, folder, "loader.js"), code);
  }
  writeFileSync(join(outDir, manifest.version, "integrity.txt"), `${sha384(code)}\n`);
}
