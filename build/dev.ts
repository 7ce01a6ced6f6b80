/**
 * The development server: `npm run dev` serves the demo, and shows a saved view, style or text at once. `-- --tags newsletter,contact`
 * serves only these widgets, and `--widgets folder` those of another folder. A change of code that runs in the demo's process
 * (`dev-restarts.ts`) restarts the demo, and open pages reload by themselves.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { normalizePath } from "vite";
import { restartsDemo, watchedFolders } from "./dev-restarts.ts";
import { rootDir } from "./widgets.ts";

const { values: options } = parseArgs({ options: { tags: { type: "string" }, widgets: { type: "string", default: "widgets" } } });

/** The delay in milliseconds before a restart, because editors write a file in several steps. */
const settleMs = 120;

/**
 * The state of the demo's process. `running` and `stopping` last until the process ends; after `stopping` it is started again. In
 * `waiting`, the process has ended because of an error in the sources, and the next change starts it again.
 */
type State = { readonly kind: "running" | "stopping"; readonly demo: ChildProcess } | { readonly kind: "waiting" | "ending" };

let state: State = { kind: "waiting" };
let settling: NodeJS.Timeout | undefined;

function start(): void {
  const demo = spawn(process.execPath, ["--import", "tsx", "demo/start.ts", "--dev", ...process.argv.slice(2)], {
    cwd: rootDir,
    stdio: "inherit",
    // Development mode is required, because React cannot be refreshed in place in production mode.
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
  // The demo is stopped by SIGHUP, because after SIGTERM it exits with 0, which means that it was stopped for good.
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
    // Only SIGTERM is passed on. A terminal sends SIGINT to the demo as well, and a second SIGINT would interrupt the demo's own shutdown.
    if (signal === "SIGTERM") demo.kill(signal);
  });
}
