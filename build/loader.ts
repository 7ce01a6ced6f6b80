/** Makes the loader: one classic script without imports, with the manifest of all tags inside. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteBuilder } from "vite";
import type { Chunks } from "#loader/chunks.ts";
import type { ElementDefinition } from "#core/base/contract/element.ts";
import type { LoadedWidget, Page } from "#loader/host-page.ts";
import { commonWords, packHeights, type Manifest, type WidgetEntry } from "#loader/manifest.ts";
import type { Nearness } from "#loader/near.ts";
import type { WidgetFiles } from "#loader/widget-files.ts";
import { withImports, type Chunk } from "./chunks.ts";
import { sha384 } from "./integrity.ts";
import { minify, withCompileHint } from "./minify.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";
import { environment, outputOf } from "./vite.ts";

/**
 * Shared files that the loader requests by name, so that they load in parallel with a widget's file. Together with the code that draws
 * prerendered screens, these are the files that nearly every widget needs; all others are named by the widget's file itself. `forms` comes
 * last, because a widget can do without it.
 */
const namedShared = ["react", "core", "forms"];

export function filesThatTheLoaderNames(chunks: readonly Chunk[]): string[] {
  const prerender = fileOf(chunks, "prerender");
  // Prerendered screens are drawn with this file before any other file arrives.
  if (withImports(chunks, prerender).length > 1)
    throw new Error(`${prerender} brings other files along: ${withImports(chunks, prerender).join(", ")}`);
  return [prerender, ...namedShared.flatMap((name) => sharedFile(chunks, name) ?? [])];
}

function fileOf(chunks: readonly Chunk[], entry: string): string {
  const chunk = chunks.find((candidate) => candidate.entry === entry);
  if (!chunk) throw new Error(`no chunk for ${entry}`);
  return chunk.fileName;
}

/** Returns the shared file of a name: `shared/forms-x1y2z3.js` for `forms`. */
const sharedFile = (chunks: readonly Chunk[], name: string): string | undefined =>
  chunks.map(({ fileName }) => fileName).find((file) => new RegExp(`^shared/${name}-[\\w-]{7}\\.js$`).test(file));

type ManifestNeeds = Pick<Manifest, "integrity" | "version"> & { readonly named: readonly string[] };

export function createManifest(
  widgets: readonly WidgetFolder[],
  chunks: readonly Chunk[],
  { integrity, version, named }: ManifestNeeds,
): Manifest {
  const forms = sharedFile(chunks, "forms");
  const needsForms = (widget: string): boolean => !forms || withImports(chunks, fileOf(chunks, widget)).includes(forms);
  return {
    version,
    integrity,
    shared: named.map((file) => `../${file.replace(/\.js$/, "")}`),
    widgets: widgets.map(({ name, definition }) => [wordOf(definition, needsForms(name)), ...wordsOf(definition)].join(" ")).join(","),
    heights: widgets.map(({ heights }) => packHeights(heights)).join(""),
  };
}

/** Returns the manifest's word for a tag: the tag, and the name of its files where that is another. */
const wordOf = ({ tag, file }: ElementDefinition, needsForms: boolean): string =>
  tag.replace("digi-", "") + (needsForms ? "" : "!") + (file ? ` ${file}=` : "");

/** Returns a tag's own attributes, without those that all tags have, and its methods, each with a mark that tells its kind. */
export function wordsOf({ attributes, methods }: Pick<ElementDefinition, "attributes" | "methods">): string[] {
  const own = Object.entries(attributes).filter(([attribute]) => !commonWords.split(" ").includes(attribute));
  return [
    ...own.map(([attribute, { kind }]) => attribute + (kind === "boolean" ? "?" : kind === "integer" ? "#" : "")),
    ...Object.keys(methods).map((method) => `${method}(`),
  ];
}

type OwnProperty =
  | keyof Page
  | keyof LoadedWidget
  | Exclude<keyof Chunks, "load">
  | keyof Nearness
  | "forWidget"
  | keyof WidgetEntry
  | Exclude<keyof WidgetFiles, "loadChunk">;
/** Properties that only the loader's own files use: the minifier may shorten their names. */
const ownProperties: readonly OwnProperty[] = [
  "loadWidget",
  "loadPrerendered",
  "whenNear",
  "unhide",
  "pageAddress",
  "currentLanguage",
  "bringNear",
  "fetchWidget",
  "hostRoutes",
  "prefetch",
  "widget",
  "kernel",
  "exported",
  "prerendered",
  "forWidget",
  "needsForms",
  "kinds",
  "heights",
  "methods",
];

/** Returns the folder of a major version: `v1` for every 1.x.y. */
export const evergreenFolder = (version: string): string => `v${version.split(".")[0]}`;

/**
 * The environment in which Vite makes the loader: one script, with the manifest inside. The manifest is known when all other files are
 * written.
 */
export const loaderEnvironment = environment("iife", {
  write: false,
  rolldownOptions: {
    input: join(rootDir, "loader/loader.ts"),
    platform: "browser",
    // Terser shortens the names later, together with those of properties.
    output: { minify: { compress: true, mangle: false, codegen: false } },
  },
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
