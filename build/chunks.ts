/**
 * Makes the chunks: one for each widget, one for each folder of core that widgets share, and one for each part that is fetched later
 * (build/chunk-plan.ts). No chunk contains an `import`. Each exports a factory and the list of files that it needs, and the loader links
 * them (loader/chunks.ts).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EnvironmentOptions, Plugin, Rolldown, ViteBuilder } from "vite";
import { relative, withImports } from "./chunk-imports.ts";
import { everywhere, planChunks, reachable } from "./chunk-plan.ts";
import { exportAtOnce, reassignedIn } from "./cross-exports.ts";
import { folderChunk } from "./folder-chunks.ts";
import { joinFiles, type Factory } from "./joined-files.ts";
import { hardenLibrariesPlugin } from "./harden-libraries.ts";
import { leanContractsPlugin } from "./lean-contracts.ts";
import { leanPlugin } from "./lean.ts";
import { minify, withCompileHint } from "./minify.ts";
import { readModuleGraph } from "./module-graph.ts";
import { definitionsPlugin, noBareViewsPlugin, widgetPlugin, stylesPlugin } from "./plugins.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";
import { sheetFolder, sheetFolders } from "./styles.ts";
import { environment, outputOf } from "./vite.ts";
import { createStableChunks } from "./stable-chunks.ts";

type OutputChunk = Rolldown.OutputChunk;
type RolldownOptions = Rolldown.RolldownOptions;

export type Chunk = {
  readonly fileName: string;
  /** The name of the chunk in the plan, which is that of a folder of core, of an entry or of a file. */
  readonly name: string;
  readonly imports: readonly string[];
  /** The files that the chunk's code fetches later. */
  readonly later: readonly string[];
  readonly entry: string | undefined;
  readonly sources: readonly string[];
  /** The files that come with this one, and are not requested by themselves where it is (build/joined-files.ts). */
  readonly brings: readonly string[];
};

type ChunkOptions = {
  readonly outDir: string;
  readonly version: string;
  /** True for a quick build, without the minification that saves the last percent of size. */
  readonly isFast?: boolean;
  /** The name of a cut (lean-libraries.ts) that is left out, in order to measure how many bytes it saves. */
  readonly leftOutCut?: string | undefined;
};

/** Returns the entry module of each chunk, by the name of the chunk. */
export const entriesOf = (widgets: readonly WidgetFolder[]): Record<string, string> => ({
  prerender: join(rootDir, "loader/prerender.ts"),
  ready: join(rootDir, "loader/ready.ts"),
  box: join(rootDir, "loader/collapsed-box.ts"),
  kernel: "kernel:",
  ...Object.fromEntries(widgets.map(({ name }) => [name, `widget:${name}`])),
  ...Object.fromEntries(widgets.flatMap(({ parts }) => parts).map(({ name }) => [name, `part:${name}`])),
});

/**
 * The doctor is a single file, even where other files contain the same modules, because it is used on pages where the other files do not
 * arrive.
 */
export const doctorEntry = { doctor: join(rootDir, "core/tools/doctor/doctor.ts") };

/**
 * The replacements for words in file names. Filter lists of ad blockers block a file with such a word in its name, whatever it contains.
 */
const otherWords: Readonly<Record<string, string>> = {
  cookies: "kept",
  cookie: "kept",
  consent: "choice",
  analytics: "measures",
  tracking: "path",
  recaptcha: "google-check",
};
const unsuspicious = (name: string): string =>
  name.replace(/cookies?|consent|analytics|tracking|recaptcha/g, (word) => otherWords[word] ?? word);

/** Returns the id of a module. Ids of modules that the build generates begin with a zero character. */
const idOf = (request: string): string => (request.startsWith("/") ? request : `\0${request}`);

/**
 * The way in which Vite makes the chunks, in two passes: the first finds out which module needs which others, and the second follows the
 * plan that is made from this result. The doctor is built separately.
 */
export type ChunkBuild = {
  readonly environments: Readonly<Record<"graph" | "chunks" | "doctor", EnvironmentOptions>>;
  readonly plugins: readonly Plugin[];
  run(builder: ViteBuilder): Promise<Chunk[]>;
};

/** The build options that all environments share. They contain the input, because Vite would take the entry of a library for a path. */
const common: RolldownOptions = {
  // The file of an entry may export modules that its parts share with it.
  preserveEntrySignatures: "allow-extension",
  // The bundler would warn that the plugin for minification takes most of the time, which is expected.
  checks: { pluginTimings: false },
  platform: "browser",
  // An inlined constant is shorter than an import from another file.
  optimization: { inlineConst: { mode: "all", pass: 2 } },
};

/**
 * The output options of all chunks. Bundlers usually mark in the output whether a module was written with `export` or for `require`. These
 * marks are left out, because the loader knows that all chunks are of the same kind.
 */
const ofFactories = { exports: "named", esModule: false, generatedCode: { symbols: false } } as const;

export function createChunkBuild(
  widgets: readonly WidgetFolder[],
  { outDir, version, isFast = false, leftOutCut }: ChunkOptions,
): ChunkBuild {
  const entries = entriesOf(widgets);
  const names = new Map(Object.entries(entries).map(([name, request]) => [idOf(request), name]));
  // The style sheets, the plan and the later parts are filled in once the graph is known.
  const sheets = new Map<string, readonly string[]>();
  let plan: ReadonlyMap<string, string> = new Map();
  let later: ReadonlySet<string | undefined> = new Set();
  // The wrapping plugin fills in which files come with others.
  const brought = new Map<string, readonly string[]>();
  const whole = createStableChunks(() => plan, everywhere);
  const input: RolldownOptions = { ...common, input: entries };
  const graph = { ...input, output: { preserveModules: true } };
  const doctor: RolldownOptions = {
    ...common,
    input: doctorEntry,
    output: { ...ofFactories, codeSplitting: false, entryFileNames: `${version}/[name].js` },
  };
  const chunks: RolldownOptions = {
    ...input,
    input: { ...entries, ...whole.input },
    output: {
      ...ofFactories,
      entryFileNames: ({ name }) => (name === "prerender" ? "shared/[name]-[hash:7].js" : `${version}/[name].js`),
      // The name contains a hash of the content. A file that did not change is therefore not fetched again after a release, nor are the
      // files that import it. While the bundler makes the files, six characters of a hash are enough to tell 64 files apart, and seven
      // 4,096.
      chunkFileNames: ({ name }) => `shared/${unsuspicious(name)}-[hash:7].js`,
      // The order of modules does not matter, because no module has side effects on import.
      strictExecutionOrder: false,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: "plan", name: (id) => chunkOf(id, plan, later) }],
      },
    },
  };
  return {
    environments: {
      graph: environment("es", { write: false, rolldownOptions: graph }),
      chunks: environment("cjs", { outDir, minify: true, rolldownOptions: chunks }),
      doctor: environment("cjs", { outDir, minify: true, rolldownOptions: doctor }),
    },
    plugins: [
      widgetPlugin(widgets, sheets),
      definitionsPlugin(widgets),
      stylesPlugin(),
      leanPlugin(leftOutCut),
      leanContractsPlugin(),
      hardenLibrariesPlugin(),
      noBareViewsPlugin(),
      whole.plugin,
      { ...wrapPlugin(isFast, brought), applyToEnvironment: ({ name }) => name === "chunks" || name === "doctor" },
    ],
    async run(builder) {
      const modules = readModuleGraph(await outputOf(builder, "graph"));
      plan = planChunks({ modules, entries: names, root: rootDir });
      later = new Set(modules.flatMap((module) => module.laterImports).map((id) => plan.get(id)));
      for (const [id, name] of names) sheets.set(name, sheetFolders(reachable(modules, [id])));
      const output = [...(await outputOf(builder, "chunks")), ...(await outputOf(builder, "doctor"))];
      return output
        .filter((file): file is OutputChunk => file.type === "chunk")
        .map((chunk) => ({
          fileName: chunk.fileName,
          name: chunk.name,
          imports: chunk.imports,
          later: chunk.dynamicImports,
          entry: chunk.isEntry ? chunk.name : undefined,
          sources: chunk.moduleIds,
          brings: brought.get(chunk.fileName) ?? [],
        }));
    },
  };
}

/**
 * Returns the code with the lines that require other files sorted by name. The bundler lists them in the order in which it visits the
 * widgets, which may change with one more widget; a file whose text changes gets another name, and so do all files that contain this name.
 * The order has no effect, because the loader runs all required files first.
 */
const inFixedOrder = (code: string): string =>
  code.replace(/^(?:const require_\w+ = require\("[^"]+"\);\n)+/m, (lines) => `${lines.trimEnd().split("\n").toSorted().join("\n")}\n`);

/** Returns the chunk of a module. Null leaves the module to the bundler, which is right for code that a later `import()` fetches. */
function chunkOf(id: string, plan: ReadonlyMap<string, string>, later: ReadonlySet<string | undefined>): string | null {
  const folder = sheetFolder(id);
  const chunk = folder === undefined ? plan.get(id) : folderChunk(`core/${folder}/sheet.css`);
  return chunk === undefined || later.has(chunk) ? null : chunk;
}

/**
 * Wraps each chunk in a factory. `require("./x.js")` is kept, a later part becomes `require.load("./x.js")`, and other ways of fetching
 * code are an error.
 */
function wrapPlugin(isFast: boolean, brought: Map<string, readonly string[]>): Plugin {
  return {
    name: "digi-wrap",
    // The hash in a file's name is computed before the steps of `generateBundle`. The code of these steps therefore counts as part of the
    // input.
    augmentChunkHash: () => digestOfBuild(),
    renderChunk(code) {
      return inFixedOrder(exportAtOnce(code, reassignedIn(this.parse(code))) ?? code);
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
      const factories = new Map<string, Factory>();
      foldRuntime(chunks, (fileName) => delete bundle[fileName]);
      for (const chunk of chunks) {
        const code = chunk.code.replace(/Promise\.resolve\(\)\.then\(\(\)=>require\(("[^"]+")\)\)/g, "require.load($1)");
        if (/\bimport\s*\(/.test(code)) throw new Error(`${chunk.fileName}: an import() that the loader cannot repair`);
        const needs = chunk.imports.map((file) => relative(chunk.fileName, file)).toSorted();
        for (const [, file = ""] of code.matchAll(/\brequire\("([^"]+)"\)/g))
          if (!needs.includes(file)) throw new Error(`${chunk.fileName} requires ${file}, which the loader will not have run`);
        if (chunk.imports.some((file) => withImports(chunks, file).includes(chunk.fileName)))
          throw new Error(`${chunk.fileName} needs itself: the loader would wait for ever`);
        const body = isFast ? code : await withConstantHashes(code, (text) => minify(text, "factory"));
        // In parentheses: engines then compile the function immediately, and not a second time when the loader calls it.
        factories.set(chunk.fileName, { fileName: chunk.fileName, needs, factory: `(function(require,exports,module){${body}})` });
      }
      const joined = joinFiles(chunks, factories);
      for (const { fileName, code } of joined.files) this.emitFile({ type: "asset", fileName, source: code });
      for (const chunk of chunks) {
        const file = joined.codeOf(chunk);
        chunk.code = chunk.code.length > hintMinLength || chunk.name === "prerender" ? withCompileHint(file) : file;
        chunk.dynamicImports = [...chunk.dynamicImports, ...joined.askedBy(chunk)];
        brought.set(chunk.fileName, joined.broughtBy(chunk));
      }
    },
  };
}

/**
 * Applies `change` to code in which the hashes in the names of other files are replaced by a constant. terser assigns the most frequent
 * letters of a file to its variables: with the real hashes, a change of one file would change the letters, and so the size, of all files
 * that name it.
 */
async function withConstantHashes(code: string, change: (code: string) => Promise<string>): Promise<string> {
  const paths = new Map<string, string>();
  const constant = code.replace(/("\.{1,2}\/[^"]*-)[\w-]{7}(\.js")/g, (path, start: string, end: string) => {
    const name = `${start}0000000${end}`;
    if ((paths.get(name) ?? path) !== path) throw new Error(`${path} and ${paths.get(name)} differ by their hashes alone`);
    paths.set(name, path);
    return name;
  });
  return (await change(constant)).replace(/"[^"]*-0{7}\.js"/g, (name) => paths.get(name) ?? name);
}

/**
 * The length from which on a chunk gets the compile hint. Nearly all code of a large chunk runs while a widget is rendered: compiled while
 * it arrives, it lets a slow phone draw a form in half the time. In a small chunk the hint is not worth its 28 bytes, except in the one
 * that draws prerendered screens.
 */
const hintMinLength = 20_000;

const digestOfBuild = (): string =>
  [
    "chunks.ts",
    "cross-exports.ts",
    "harden-libraries.ts",
    "joined-files.ts",
    "minify.ts",
    "lean.ts",
    "lean-libraries.ts",
    "lean-react.ts",
    "lean-cut.ts",
    "lean-contracts.ts",
  ]
    .map((name) => readFileSync(join(rootDir, "build", name), "utf8"))
    .join("\n");

/** Moves the bundler's small runtime into the chunk `react`, which all others need. A file of its own would cost one more request. */
function foldRuntime(chunks: OutputChunk[], remove: (fileName: string) => void): void {
  const runtime = chunks.find((chunk) => chunk.name.includes("rolldown-runtime"));
  const home = chunks.find((chunk) => chunk.name === "react");
  if (!runtime || !home) return;
  const asked = (chunk: OutputChunk): string => `require("${relative(chunk.fileName, runtime.fileName)}")`;
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue;
    const answer = chunk === home ? "runtimeOfBundler" : `require("${relative(chunk.fileName, home.fileName)}").runtime`;
    chunk.code = chunk.code.replaceAll(asked(chunk), answer);
    chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
    if (chunk !== home && !chunk.imports.includes(home.fileName)) chunk.imports.push(home.fileName);
  }
  const run = `const runtimeOfBundler=((module,exports)=>{${runtime.code};return module.exports})({},{});`;
  home.code = `${run}${home.code};module.exports.runtime=runtimeOfBundler;`;
  chunks.splice(chunks.indexOf(runtime), 1);
  remove(runtime.fileName);
}
