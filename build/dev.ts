/**
 * The development server: `npm run dev` serves the demo, and a saved view, style or text is shown at once. `-- --tags newsletter,contact`
 * serves these alone, `--widgets folder` those of another folder. A change of what runs in the demo's process (`dev-restarts.ts`) starts the
 * demo anew; open pages reload by themselves.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { normalizePath } from "vite";
import { restartsDemo, watchedFolders } from "./dev-restarts.ts";
import { rootDir } from "./widgets.ts";

const { values: options } = parseArgs({ options: { tags: { type: "string" }, widgets: { type: "string", default: "widgets" } } });

/** The wait before a new start, in ms: editors write a file in several steps. */
const settleMs = 120;

/**
 * The state of the demo's process. `running` ends with the process, as does `stopping`, which is followed by a new start. `waiting`: the
 * process has ended by itself, for a fault of the sources; the next change starts it again.
 */
type State = { readonly kind: "running" | "stopping"; readonly demo: ChildProcess } | { readonly kind: "waiting" | "ending" };

let state: State = { kind: "waiting" };
let settling: NodeJS.Timeout | undefined;

function start(): void {
  const demo = spawn(process.execPath, ["--import", "tsx", "demo/start.ts", "--dev", ...process.argv.slice(2)], {
    cwd: rootDir,
    stdio: "inherit",
    // In production React is not refreshed in place.
    env: { ...process.env, NODE_ENV: "development" },
  });
  state = { kind: "running", demo };
  demo.once("exit", (code) => {
    if (state.kind === "ending" || code === 0) process.exit(code ?? 0);
    if (state.kind === "stopping") return start();
    state = { kind: "waiting" };
    process.stdout.write("Waiting for a change …\n");
  });
}

function restart(): void {
  if (state.kind === "waiting") start();
  if (state.kind !== "running") return;
  const { demo } = state;
  state = { kind: "stopping", demo };
  // Not SIGTERM, after which the demo ends with 0, as when it is told to end for good.
  demo.kill("SIGHUP");
}

for (const folder of [...watchedFolders, options.widgets]) {
  watch(resolve(rootDir, folder), { recursive: true }, (_event, name) => {
    const path = normalizePath(relative(rootDir, resolve(rootDir, folder, name ?? "")));
    if (!restartsDemo(path)) return;
    clearTimeout(settling);
    settling = setTimeout(restart, settleMs);
  });
}
start();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    const { demo } = { demo: undefined, ...state };
    state = { kind: "ending" };
    if (!demo) process.exit(0);
    // A terminal sends SIGINT to the demo, too: a second one would end it in the midst of its own end.
    if (signal === "SIGTERM") demo.kill(signal);
  });
}
