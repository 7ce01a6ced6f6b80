/**
 * Makes the chunks: one per room, one per folder of core that rooms share, one per part that is fetched later (build/chunk-plan.ts).
 * None contains an `import`; each exports a factory and the list of files it needs, which the loader links (loader/chunks.ts).
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rolldown, type InputOptions, type OutputChunk, type Plugin } from "rolldown";
import { planChunks, reachable } from "./chunk-plan.ts";
import { exportAtOnce, reassignedIn } from "./cross-exports.ts";
import { folderChunk } from "./floors.ts";
import { leanContractsPlugin } from "./lean-contracts.ts";
import { leanPlugin } from "./lean.ts";
import { minify, withCompileHint } from "./minify.ts";
import { readModuleGraph } from "./module-graph.ts";
import { doorsPlugin, noBareViewsPlugin, roomPlugin, stylesPlugin } from "./plugins.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";
import { sheetFolder, sheetFolders } from "./styles.ts";

export type Chunk = {
  readonly fileName: string;
  /** What it is planned as: a folder of core, an entry, a file. */
  readonly name: string;
  readonly imports: readonly string[];
  readonly entry: string | undefined;
  readonly sources: readonly string[];
};

type ChunkOptions = {
  readonly outDir: string;
  readonly version: string;
  /** Without the last percent of size: for watching builds. */ readonly isFast?: boolean;
};

/** Chunk → the module that it begins with, as the bundler is asked for it. */
const entriesOf = (rooms: readonly RoomFolder[]): Record<string, string> => ({
  paint: join(rootDir, "loader/paint.ts"),
  doctor: join(rootDir, "core/doctor/doctor.ts"),
  ready: join(rootDir, "loader/ready.ts"),
  kernel: "kernel:",
  ...Object.fromEntries(rooms.map(({ name }) => [name, `room:${name}`])),
  ...Object.fromEntries(rooms.flatMap(({ parts }) => parts).map(({ name }) => [name, `part:${name}`])),
});

/** Ids of modules that the build makes begin with a zero character. */
const idOf = (request: string): string => (request.startsWith("/") ? request : `\0${request}`);

/** @param sheets entry → the folders of core whose styles it brings along */
export const inputOf = (rooms: readonly RoomFolder[], sheets: ReadonlyMap<string, readonly string[]>): InputOptions => ({
  cwd: rootDir,
  input: entriesOf(rooms),
  // An entry may be asked for what its parts share with it.
  preserveEntrySignatures: "allow-extension",
  // Our own plugin minifies, which is most of the time there is.
  checks: { pluginTimings: false },
  platform: "browser",
  // What React 18 and 19 have built in, without the shim for React 16 and 17.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "use-sync-external-store/shim": "react" } },
  transform: { target: "es2022", define: { "process.env.NODE_ENV": '"production"' }, jsx: { runtime: "automatic", development: false } },
  // A constant is shorter than asking another file for it.
  optimization: { inlineConst: { mode: "all", pass: 2 } },
  plugins: [roomPlugin(rooms, sheets), doorsPlugin(rooms), stylesPlugin(), leanPlugin(), leanContractsPlugin(), noBareViewsPlugin()],
});

export async function buildChunks(rooms: readonly RoomFolder[], { outDir, version, isFast = false }: ChunkOptions): Promise<Chunk[]> {
  const entries = Object.entries(entriesOf(rooms)).map(([name, request]): [string, string] => [idOf(request), name]);
  const modules = await readModuleGraph(inputOf(rooms, new Map()));
  const plan = planChunks({ modules, entries: new Map(entries), root: rootDir });
  const later = new Set(modules.flatMap((module) => module.laterImports).map((id) => plan.get(id)));
  const sheets = new Map(entries.map(([id, name]) => [name, sheetFolders(reachable(modules, [id]))]));
  const input = inputOf(rooms, sheets);
  const bundle = await rolldown({ ...input, plugins: [input.plugins, wrapPlugin(isFast)] });
  const { output } = await bundle.write({
    dir: outDir,
    format: "cjs",
    exports: "named",
    minify: true,
    entryFileNames: ({ name }) => (name === "paint" ? "shared/[name]-[hash:6].js" : `${version}/[name].js`),
    // Named by content: a file that did not change is not fetched again after a release, nor are those that ask for it.
    chunkFileNames: "shared/[name]-[hash:6].js",
    // No module does anything while it is imported, so their order does not matter.
    strictExecutionOrder: false,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: "plan", name: (id) => chunkOf(id, plan, later) }],
    },
  });
  await bundle.close();
  return output
    .filter((file): file is OutputChunk => file.type === "chunk")
    .map((chunk) => ({
      fileName: chunk.fileName,
      name: chunk.name,
      imports: chunk.imports,
      entry: chunk.isEntry ? chunk.name : undefined,
      sources: chunk.moduleIds,
    }));
}

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
      return exportAtOnce(code, reassignedIn(this.parse(code)));
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
      foldRuntime(chunks, (fileName) => delete bundle[fileName]);
      for (const chunk of chunks) {
        const code = chunk.code.replace(/Promise\.resolve\(\)\.then\(\(\)=>require\(("[^"]+")\)\)/g, "require.load($1)");
        if (/\bimport\s*\(/.test(code)) throw new Error(`${chunk.fileName}: an import() that the loader cannot repair`);
        const needs = chunk.imports.map((file) => relative(chunk.fileName, file));
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
  ["chunks.ts", "cross-exports.ts", "minify.ts", "lean.ts", "lean-contracts.ts"]
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
