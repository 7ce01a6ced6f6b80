/**
 * Makes the chunks: one per widget, one per folder of core that widgets share, one per part that is fetched later (build/chunk-plan.ts).
 * None contains an `import`; each exports a factory and the list of files it needs, which the loader links (loader/chunks.ts).
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { EnvironmentOptions, Plugin, Rolldown, ViteBuilder } from "vite";
import { everywhere, planChunks, reachable } from "./chunk-plan.ts";
import { exportAtOnce, reassignedIn } from "./cross-exports.ts";
import { folderChunk } from "./folder-chunks.ts";
import { independentPlugin } from "./independent.ts";
import { leanContractsPlugin } from "./lean-contracts.ts";
import { leanPlugin } from "./lean.ts";
import { minify, withCompileHint } from "./minify.ts";
import { readModuleGraph } from "./module-graph.ts";
import { definitionsPlugin, noBareViewsPlugin, widgetPlugin, stylesPlugin } from "./plugins.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";
import { sheetFolder, sheetFolders } from "./styles.ts";
import { environment, outputOf } from "./vite.ts";
import { createWholeChunks } from "./whole-chunks.ts";

type OutputChunk = Rolldown.OutputChunk;
type RolldownOptions = Rolldown.RolldownOptions;

export type Chunk = {
  readonly fileName: string;
  /** What it is planned as: a folder of core, an entry, a file. */
  readonly name: string;
  readonly imports: readonly string[];
  /** Fetched later by its code. */
  readonly later: readonly string[];
  readonly entry: string | undefined;
  readonly sources: readonly string[];
};

type ChunkOptions = {
  readonly outDir: string;
  readonly version: string;
  /** Without the last percent of size: for watching builds. */ readonly isFast?: boolean;
};

/** Chunk → the module that it begins with, as the bundler is asked for it. */
const entriesOf = (widgets: readonly WidgetFolder[]): Record<string, string> => ({
  paint: join(rootDir, "loader/paint.ts"),
  ready: join(rootDir, "loader/ready.ts"),
  place: join(rootDir, "loader/place.ts"),
  kernel: "kernel:",
  ...Object.fromEntries(widgets.map(({ name }) => [name, `widget:${name}`])),
  ...Object.fromEntries(widgets.flatMap(({ parts }) => parts).map(({ name }) => [name, `part:${name}`])),
});

/** All in one file, whatever others have of it, too: the doctor is asked where they do not come. */
const doctorEntry = { doctor: join(rootDir, "core/tools/doctor/doctor.ts") };

/** Filter lists block a file for such a word in its name, whatever is in it. */
const otherWords: Readonly<Record<string, string>> = {
  cookies: "kept",
  cookie: "kept",
  consent: "choice",
  analytics: "measures",
  tracking: "path",
};
const unsuspicious = (name: string): string => name.replace(/cookies?|consent|analytics|tracking/g, (word) => otherWords[word] ?? word);

/** Ids of modules that the build makes begin with a zero character. */
const idOf = (request: string): string => (request.startsWith("/") ? request : `\0${request}`);

/** How Vite makes the chunks, in two goes: one to see which module needs which, and one by the plan that is made of it. The doctor is by itself. */
export type ChunkBuild = {
  readonly environments: Readonly<Record<"graph" | "chunks" | "doctor", EnvironmentOptions>>;
  readonly plugins: readonly Plugin[];
  run(builder: ViteBuilder): Promise<Chunk[]>;
};

/** Of all environments. What they are built of is no library's entry, which Vite takes for a path. */
const common: RolldownOptions = {
  // An entry may be asked for what its parts share with it.
  preserveEntrySignatures: "allow-extension",
  // Our own plugin minifies, which is most of the time there is.
  checks: { pluginTimings: false },
  platform: "browser",
  // A constant is shorter than asking another file for it.
  optimization: { inlineConst: { mode: "all", pass: 2 } },
};

/** Who asks for a file knows what it is. */
const ofFactories = { exports: "named", esModule: false, generatedCode: { symbols: false } } as const;

export function createChunkBuild(widgets: readonly WidgetFolder[], { outDir, version, isFast = false }: ChunkOptions): ChunkBuild {
  const entries = entriesOf(widgets);
  const names = new Map(Object.entries(entries).map(([name, request]) => [idOf(request), name]));
  // Known when the graph is.
  const sheets = new Map<string, readonly string[]>();
  let plan: ReadonlyMap<string, string> = new Map();
  let later: ReadonlySet<string | undefined> = new Set();
  const whole = createWholeChunks(() => plan, everywhere);
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
      entryFileNames: ({ name }) => (name === "paint" ? "shared/[name]-[hash:7].js" : `${version}/[name].js`),
      // Named by content: a file that did not change is not fetched again after a release, nor are those that ask for it.
      // Six signs are enough for the bundler to tell 64 files apart while it makes them, seven for 4,096.
      chunkFileNames: ({ name }) => `shared/${unsuspicious(name)}-[hash:7].js`,
      // No module does anything while it is imported, so their order does not matter.
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
      leanPlugin(),
      leanContractsPlugin(),
      independentPlugin(),
      noBareViewsPlugin(),
      whole.plugin,
      { ...wrapPlugin(isFast), applyToEnvironment: ({ name }) => name === "chunks" || name === "doctor" },
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
        }));
    },
  };
}

/**
 * What a file requires, by name. The bundler's order is that of its walk through the widgets: with a widget more it may begin elsewhere, and
 * a file of another text has another name, and so have all that name it. The loader has run what is required before, whatever its order.
 */
const inFixedOrder = (code: string): string =>
  code.replace(/^(?:const require_\w+ = require\("[^"]+"\);\n)+/m, (lines) => `${lines.trimEnd().split("\n").toSorted().join("\n")}\n`);

/** Null: the bundler's own way, which is right for what a later `import()` brings. */
function chunkOf(id: string, plan: ReadonlyMap<string, string>, later: ReadonlySet<string | undefined>): string | null {
  const folder = sheetFolder(id);
  const chunk = folder === undefined ? plan.get(id) : folderChunk(`core/${folder}/sheet.css`);
  return chunk === undefined || later.has(chunk) ? null : chunk;
}

/** `require("./x.js")` stays; a later part becomes `require.load("./x.js")`; nothing else may fetch code. */
function wrapPlugin(isFast: boolean): Plugin {
  return {
    name: "digi-wrap",
    // A file's name is its hash before what follows here, so the way of it counts as part of what went in.
    augmentChunkHash: () => digestOfBuild(),
    renderChunk(code) {
      return inFixedOrder(exportAtOnce(code, reassignedIn(this.parse(code))) ?? code);
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
      foldRuntime(chunks, (fileName) => delete bundle[fileName]);
      for (const chunk of chunks) {
        const code = chunk.code.replace(/Promise\.resolve\(\)\.then\(\(\)=>require\(("[^"]+")\)\)/g, "require.load($1)");
        if (/\bimport\s*\(/.test(code)) throw new Error(`${chunk.fileName}: an import() that the loader cannot repair`);
        const needs = chunk.imports.map((file) => relative(chunk.fileName, file)).toSorted();
        for (const [, file = ""] of code.matchAll(/\brequire\("([^"]+)"\)/g))
          if (!needs.includes(file)) throw new Error(`${chunk.fileName} requires ${file}, which the loader will not have run`);
        if (chunk.imports.some((file) => withImports(chunks, file).includes(chunk.fileName)))
          throw new Error(`${chunk.fileName} needs itself: the loader would wait for ever`);
        const body = isFast ? code : await minify(code, "factory");
        // In parentheses: engines then compile the function at once, and not a second time when the loader calls it.
        const file = `export const d=${JSON.stringify(needs)};export default(function(require,exports,module){${body}});\n`;
        chunk.code = chunk.code.length > hintMinLength || chunk.name === "paint" ? withCompileHint(file) : file;
      }
    },
  };
}

/**
 * Nearly all of a large chunk runs while a widget is drawn: compiled while it arrives, a slow phone draws a form in half the time. Not
 * worth its 28 bytes in a small one, but for the one that draws first screens.
 */
const hintMinLength = 20_000;

const digestOfBuild = (): string =>
  ["chunks.ts", "cross-exports.ts", "independent.ts", "minify.ts", "lean.ts", "lean-libraries.ts", "lean-contracts.ts"]
    .map((name) => readFileSync(join(rootDir, "build", name), "utf8"))
    .join("\n");

/** The bundler's own few lines are a file of their own, which would be a request of its own: they move into react's, which all others need. */
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

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** A file and all that it needs, itself first, each once. */
export function withImports(chunks: readonly Pick<Chunk, "fileName" | "imports">[], fileName: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const needed of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) visit(needed);
  };
  visit(fileName);
  return [...seen];
}
