/** Makes the loader, which is one classic script without imports and contains the manifest of all tags. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteBuilder } from "vite";
import type { Chunks } from "#loader/chunks.ts";
import type { ElementDefinition } from "#core/base/contract/element.ts";
import type { LoadedWidget, Page } from "#loader/host-page.ts";
import { commonWords, packHeights, type Manifest, type WidgetEntry } from "#loader/manifest.ts";
import type { Nearness } from "#loader/near.ts";
import type { WidgetFiles } from "#loader/widget-files.ts";
import { withImports } from "./chunk-imports.ts";
import type { Chunk } from "./chunks.ts";
import { sha384 } from "./integrity.ts";
import { minify, withCompileHint } from "./minify.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";
import { environment, outputOf } from "./vite.ts";

/**
 * The shared files that the loader requests by name, so that they load in parallel with a widget's file. Together with the code that draws
 * prerendered screens they are the files that nearly every widget needs; a widget's file names all others. `forms` is last, because some
 * widgets do not need it.
 */
const namedShared = ["react", "core", "forms"];

export function filesThatTheLoaderNames(chunks: readonly Chunk[]): string[] {
  const prerender = fileOf(chunks, "prerender");
  // The file must need no other file, because prerendered screens are drawn with it before any other file arrives.
  if (withImports(chunks, prerender).length > 1)
    throw new Error(`${prerender} brings other files along: ${withImports(chunks, prerender).join(", ")}`);
  return [prerender, ...namedShared.flatMap((name) => sharedFile(chunks, name) ?? [])];
}

function fileOf(chunks: readonly Chunk[], entry: string): string {
  const chunk = chunks.find((candidate) => candidate.entry === entry);
  if (!chunk) throw new Error(`no chunk for ${entry}`);
  return chunk.fileName;
}

/** Returns the file of a shared chunk by its name, such as `shared/forms-x1y2z3a.js` for `forms`. */
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
  const entries = widgets.map(({ definition }) => definition);
  return {
    version,
    integrity,
    shared: named.map((file) => `../${file.replace(/\.js$/, "")}`),
    widgets: widgets
      .map(({ name, definition }) => [wordOf(definition, needsForms(name)), ...wordsOf(definition, entries)].join(" "))
      .join(","),
    heights: widgets.map(({ heights }) => packHeights(heights)).join(""),
  };
}

/** Returns the manifest's entry for a tag: the tag and, where it differs from the tag, the name of the tag's files. */
const wordOf = ({ tag, file }: ElementDefinition, needsForms: boolean): string =>
  tag.replace("digi-", "") + (needsForms ? "" : "!") + (file ? ` ${file}=` : "");

type Members = Pick<ElementDefinition, "attributes" | "methods">;

/**
 * Returns the attributes that only this tag has, and its methods, each with a character that marks its kind. Attributes that more tags of
 * `all` have come later: equal ends of entries compress better.
 */
export function wordsOf({ attributes, methods }: Members, all: readonly Members[]): string[] {
  const own = Object.entries(attributes).filter(([attribute]) => !commonWords.split(" ").includes(attribute));
  const uses = (attribute: string): number => all.filter((other) => attribute in other.attributes).length;
  return [
    ...own
      .toSorted(([one], [other]) => uses(one) - uses(other))
      .map(([attribute, { kind }]) => attribute + (kind === "boolean" ? "?" : kind === "integer" ? "#" : "")),
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

/** Returns the folder of a major version, such as `v1` for every 1.x.y. */
export const evergreenFolder = (version: string): string => `v${version.split(".")[0]}`;

/**
 * The environment in which Vite makes the loader, as a single script with the manifest inside. The loader is built last, because the
 * manifest is known only once all other files are written.
 */
export const loaderEnvironment = environment("iife", {
  write: false,
  rolldownOptions: {
    input: join(rootDir, "loader/loader.ts"),
    platform: "browser",
    // The names are shortened later by terser, together with the names of properties.
    output: { minify: { compress: true, mangle: false, codegen: false } },
  },
});

/** Writes `v1/loader.js` (evergreen), an equal `<version>/loader.js` (pinned), and the pinned file's hash for `integrity="…"`. */
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
