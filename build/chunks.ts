/**
 * Makes the chunks: one per room, few shared ones, one per part that is fetched later. None contains an `import`; each
 * exports a factory and the list of files it needs, which the loader links (loader/chunks.ts).
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { rolldown, type OutputChunk, type Plugin } from "rolldown";
import { leanContractsPlugin } from "./lean-contracts.ts";
import { leanPlugin } from "./lean.ts";
import { minify, withCompileHint } from "./minify.ts";
import { pagesIn, pagesMark } from "./pages.ts";
import { doorsPlugin, roomPlugin, stylesPlugin } from "./plugins.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";

export type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  /** Fetched later by its code. */
  readonly later: readonly string[];
  readonly entry: string | undefined;
  readonly sources: readonly string[];
};

/**
 * Shared chunks, first match wins; each takes what it needs with it, unless an earlier one has it. What changes rarely
 * stands apart from what changes with us.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@r2wc|@preact)\// },
  {
    name: "core",
    test: /node_modules\/(superstruct|@lit)\/|core\/(kernel\.ts|(element|i18n|analytics|captcha\/captcha|ui|fields)\/(?!icons))/,
  },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\/|core\/forms\// },
  { name: "kept", test: /core\/kept\// },
  { name: "session", test: /core\/session\// },
  { name: "link-page", test: /core\/link-page\// },
  { name: "light", test: /core\/light\// },
  { name: "new-password", test: /core\/new-password\// },
  { name: "identity", test: /core\/(identity|identity-page)\// },
  { name: "special-fields", test: /core\/special-fields\// },
  {
    name: "address",
    test: /node_modules\/(downshift|compute-scroll-into-view|prop-types|react-is|tslib|@babel)\/|core\/(address|bundle|combobox|address-fields)\//,
  },
];

/** The shared chunk that a source file of core belongs to. */
export const chunkOfSource = (file: string): string | undefined => groups.find((group) => group.test.test(file))?.name;

type ChunkOptions = {
  readonly outDir: string;
  readonly version: string;
  /** Without the last percent of size: for watching builds. */ readonly isFast?: boolean;
};

export async function buildChunks(rooms: readonly RoomFolder[], { outDir, version, isFast = false }: ChunkOptions): Promise<Chunk[]> {
  const bundle = await rolldown({
    cwd: rootDir,
    input: {
      paint: join(rootDir, "loader/paint.ts"),
      doctor: join(rootDir, "core/doctor/doctor.ts"),
      ready: join(rootDir, "loader/ready.ts"),
      kernel: "kernel:",
      ...Object.fromEntries(rooms.map(({ name }) => [name, `room:${name}`])),
    },
    preserveEntrySignatures: "strict",
    // Our own plugin minifies, which is most of the time there is.
    checks: { pluginTimings: false },
    platform: "browser",
    // What React 18 and 19 have built in, without the shim for React 16 and 17.
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "use-sync-external-store/shim": "react" } },
    transform: { target: "es2022", define: { "process.env.NODE_ENV": '"production"' }, jsx: { runtime: "automatic", development: false } },
    plugins: [roomPlugin(rooms), doorsPlugin(rooms), stylesPlugin(), leanPlugin(), leanContractsPlugin(), wrapPlugin(isFast)],
  });
  const { output } = await bundle.write({
    dir: outDir,
    format: "cjs",
    exports: "named",
    minify: true,
    entryFileNames: ({ name }) => (name === "paint" ? "shared/[name]-[hash:6].js" : `${version}/[name].js`),
    // Named by content: a file that did not change is not fetched again after a release, nor are those that ask for it.
    chunkFileNames: "shared/[name]-[hash:6].js",
    codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
  });
  await bundle.close();
  return output
    .filter((file): file is OutputChunk => file.type === "chunk")
    .map((chunk) => ({
      fileName: chunk.fileName,
      imports: chunk.imports,
      later: chunk.dynamicImports,
      entry: chunk.isEntry ? chunk.name : undefined,
      sources: chunk.moduleIds,
    }));
}

/** `require("./x.js")` stays; a later part becomes `require.load("./x.js")`; nothing else may fetch code. */
function wrapPlugin(isFast: boolean): Plugin {
  return {
    name: "digi-wrap",
    // A file's name is its hash before what follows here, so the way of it counts as part of what went in.
    augmentChunkHash: () => digestOfBuild(),
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
      foldRuntime(chunks, (fileName) => delete bundle[fileName]);
      for (const room of chunks.filter(({ code }) => code.includes(pagesMark))) {
        const brought = withImports(chunks, room.fileName).map((name) => chunks.find(({ fileName }) => fileName === name)?.code ?? "");
        room.code = room.code.replace(pagesMark, JSON.stringify(pagesIn(brought)));
      }
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
  ["chunks.ts", "minify.ts", "lean.ts", "lean-contracts.ts", "pages.ts"]
    .map((name) => readFileSync(join(rootDir, "build", name), "utf8"))
    .join("\n");

/** The bundler's own few lines are a file of their own, which would be a request of its own: they move into react's, which all others need. */
function foldRuntime(chunks: OutputChunk[], remove: (fileName: string) => void): void {
  const runtime = chunks.find((chunk) => chunk.name.includes("rolldown-runtime"));
  const home = chunks.find((chunk) => chunk.name === "react");
  if (!runtime || !home) return;
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue;
    const asked = `require("${relative(chunk.fileName, runtime.fileName)}")`;
    chunk.code = chunk.code.replaceAll(
      asked,
      chunk === home ? "exports.runtime" : `require("${relative(chunk.fileName, home.fileName)}").runtime`,
    );
    chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
    if (chunk !== home && !chunk.imports.includes(home.fileName)) chunk.imports.push(home.fileName);
  }
  home.code = `exports.runtime={};((exports)=>{${runtime.code}})(exports.runtime);${home.code}`;
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
