/** Makes the loader: one classic script without imports, with the manifest of all tags inside. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteBuilder } from "vite";
import type { Chunks } from "#loader/chunks.ts";
import type { ElementDefinition } from "#core/base/contract/element.ts";
import type { Page } from "#loader/host-page.ts";
import { commonWords, packHeights, type Manifest, type WidgetEntry } from "#loader/manifest.ts";
import type { Nearness } from "#loader/near.ts";
import { withImports, type Chunk } from "./chunks.ts";
import { sha384 } from "./integrity.ts";
import { minify, withCompileHint } from "./minify.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";
import { environment, outputOf } from "./vite.ts";

/**
 * What the loader asks for by name, so that it travels beside a widget's file: what draws first screens, and the shared files that nearly
 * every widget needs. All others a widget's file names itself. With what forms need as the last, for a widget can do without.
 */
const namedShared = ["react", "core", "forms"];

export function filesThatTheLoaderNames(chunks: readonly Chunk[]): string[] {
  const paint = fileOf(chunks, "paint");
  // It is drawn with before anything else arrives.
  if (withImports(chunks, paint).length > 1) throw new Error(`${paint} brings other files along: ${withImports(chunks, paint).join(", ")}`);
  return [paint, ...namedShared.flatMap((name) => sharedFile(chunks, name) ?? [])];
}

function fileOf(chunks: readonly Chunk[], entry: string): string {
  const chunk = chunks.find((candidate) => candidate.entry === entry);
  if (!chunk) throw new Error(`no chunk for ${entry}`);
  return chunk.fileName;
}

/** `shared/forms-x1y2z3.js` by `forms`. */
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

/** Its tag, and its files' name where that is another. */
const wordOf = ({ tag, file }: ElementDefinition, needsForms: boolean): string =>
  tag.replace("digi-", "") + (needsForms ? "" : "!") + (file ? ` ${file}=` : "");

/** Its attributes beside the common ones and its methods, each with the mark of its kind. */
export function wordsOf({ attributes, methods }: Pick<ElementDefinition, "attributes" | "methods">): string[] {
  const own = Object.entries(attributes).filter(([attribute]) => !commonWords.split(" ").includes(attribute));
  return [
    ...own.map(([attribute, { kind }]) => attribute + (kind === "boolean" ? "?" : kind === "integer" ? "#" : "")),
    ...Object.keys(methods).map((method) => `${method}(`),
  ];
}

/** Names that only the loader's own files know: short in its file. */
const ownProperties: readonly (keyof Page | Exclude<keyof Chunks, "load"> | keyof Nearness | "forWidget" | keyof WidgetEntry)[] = [
  "loadWidget",
  "loadLook",
  "whenNear",
  "unhide",
  "pageAddress",
  "currentLanguage",
  "bringNear",
  "prefetch",
  "forWidget",
  "needsForms",
  "kinds",
  "heights",
  "methods",
];

/** `v1` of every 1.x.y. */
export const evergreenFolder = (version: string): string => `v${version.split(".")[0]}`;

/** The loader as Vite makes it: one script, with the manifest inside, which is known when all other files are. */
export const loaderEnvironment = environment("iife", {
  write: false,
  rolldownOptions: {
    input: join(rootDir, "loader/loader.ts"),
    platform: "browser",
    // Names are terser's to shorten, with those of properties.
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
