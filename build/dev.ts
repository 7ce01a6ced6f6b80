/**
 * The development server: `npm run dev` serves the demo, and a saved view, style or text is shown at once. `-- --tags newsletter,contact`
 * serves these alone, `--widgets folder` those of another folder. A change of the API, of the demo's pages, of a definition or of the build
 * starts the demo anew; open pages reload by themselves.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { rootDir } from "./widgets.ts";

const { values: options } = parseArgs({ options: { tags: { type: "string" }, widgets: { type: "string", default: "widgets" } } });

/** The wait before a new start, in ms: editors write a file in several steps. */
const settleMs = 120;

/** Folders whose files run in the demo's process, and the names of those that matter there. */
const watched: readonly (readonly [folder: string, names: RegExp])[] = [
  ["build", /\.ts$/],
  ["demo", /\.(ts|css|js|json|svg)$/],
  [options.widgets, /\.(element|part|contract|schema)\.ts$|\.heights\.json$/],
  ["core/base", /\.ts$/],
  ["core/domain", /\.(contract|schema|rules)\.ts$/],
];

let demo: ChildProcess | undefined;
let isEnding = false;
let settling: NodeJS.Timeout | undefined;

const start = (): void => {
  const child = spawn(process.execPath, ["--import", "tsx", "demo/start.ts", "--dev", ...process.argv.slice(2)], {
    cwd: rootDir,
    stdio: "inherit",
    // In production React is not refreshed in place.
    env: { ...process.env, NODE_ENV: "development" },
  });
  demo = child;
  child.once("exit", (code) => {
    // Killed for a new start, or ended by itself: a faulty file is mended, and its saving starts the demo again.
    if (isEnding) process.exit(code ?? 0);
    if (demo === child && code === 0) process.exit(0);
  });
};

const restart = (): void => {
  const ended = demo;
  if (!ended || ended.exitCode !== null || ended.signalCode !== null) return start();
  ended.once("exit", start);
  demo = undefined;
  ended.kill("SIGTERM");
};

for (const [folder, names] of watched) {
  watch(resolve(rootDir, folder), { recursive: true }, (_event, name) => {
    if (!name || !names.test(name)) return;
    clearTimeout(settling);
    settling = setTimeout(restart, settleMs);
  });
}
start();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    isEnding = true;
    if (!demo || demo.exitCode !== null) process.exit(0);
    demo.kill(signal);
  });
