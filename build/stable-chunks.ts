/**
 * Keeps the files that every page loads unchanged, whichever widgets are built. They export everything that their modules export, and not
 * only what some widget imports today. Otherwise the first widget with a new import would change these files and, because their names
 * contain a hash, the files of every page.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { rootDir } from "./widgets.ts";

/** The exports of packages that widgets may import. Exporting all of superstruct would cost every page 1.2 KiB. */
export const asked: Readonly<Record<string, readonly string[]>> = {
  "@preact/signals-core": ["batch", "computed", "createModel", "effect", "signal", "untracked"],
  superstruct: [
    ...["Struct", "any", "array", "assign", "boolean", "coerce", "define", "dynamic", "enums", "is", "literal", "nullable"],
    ...["number", "object", "optional", "record", "refine", "string", "type", "union", "unknown"],
  ],
};

const name = "every-export";
/**
 * A module that is imported as a namespace, as some libraries import their own modules. It makes the bundler put its helper for namespaces
 * into the file `react` of every release.
 */
const wholeModule = "whole-module";

export type StableChunks = {
  /** The input that is built in addition to the entries of the chunks. No file is written for it. */
  readonly input: Readonly<Record<string, string>>;
  readonly plugin: Plugin;
};

/**
 * Creates the plugin and the input that keep these chunks stable.
 *
 * @param planOf returns the chunk of each module, by id; it is called once the chunks are made
 * @param everywhere the chunks that every page loads
 */
export function createStableChunks(planOf: () => ReadonlyMap<string, string>, everywhere: readonly string[]): StableChunks {
  // The exports of each module are filled in while the graph is built.
  const exportsOf = new Map<string, readonly string[]>();
  const isOwn = (id: string): boolean => id.startsWith(join(rootDir, "core/"));
  return {
    input: { [name]: `${name}:` },
    plugin: {
      name: "digi-stable-chunks",
      resolveId: (id) => ([`${name}:`, `${wholeModule}:`].includes(id) ? `\0${id}` : undefined),
      buildEnd() {
        for (const id of this.getModuleIds()) exportsOf.set(id, this.getModuleInfo(id)?.exports ?? []);
      },
      load(id) {
        if (id === `\0${wholeModule}:`) return "export const a = 1;";
        if (id !== `\0${name}:`) return undefined;
        const own = [...planOf()].flatMap(([from, chunk]) => (everywhere.includes(chunk) && isOwn(from) ? [from] : []));
        const all = [...own.sort().map((from) => [from, exportsOf.get(from) ?? []] as const), ...Object.entries(asked)];
        return [`export * as whole from "${wholeModule}:";`, ...all.map(([from, names], index) => reexport(from, names, index))].join("\n");
      },
      generateBundle(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) if (file.name === name) delete bundle[fileName];
      },
    },
  };
}

/** Returns the code that re-exports a module's names, under names that no other module uses. */
const reexport = (from: string, names: readonly string[], index: number): string =>
  `export { ${names.map((one, at) => `${one} as m${index}_${at}`).join(", ")} } from ${JSON.stringify(from)};`;
