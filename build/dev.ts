/** The development server: `npm run dev` serves the demo and builds after every change of a source; open pages reload by themselves. */
import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { isBuilt, sourceFolders } from "./freshness.ts";
import { rootDir } from "./widgets.ts";

/** The wait before a build, in ms: editors write a file in several steps. */
const settleMs = 120;

const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: rootDir, stdio: "inherit" });

/**
 * Returns a function that builds in a process of its own, so that changed build scripts take effect, too. Only one build runs at a time; a
 * change meanwhile starts one more build afterwards.
 */
function createBuilder(): () => void {
  let building = false;
  let again = false;
  const build = (): void => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    again = false;
    const start = performance.now();
    run("node_modules/vite/bin/vite.js", "build", "--", "--fast").once("exit", (code) => {
      building = false;
      process.stdout.write(code === 0 ? `built in ${Math.round(performance.now() - start)} ms\n` : "the build failed\n");
      if (again) build();
    });
  };
  return build;
}

const build = createBuilder();
let settling: NodeJS.Timeout | undefined;
for (const folder of sourceFolders) {
  watch(join(rootDir, folder), { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(build, settleMs);
  });
}

if (!isBuilt()) build();
const demo = run("--import", "tsx", "demo/start.ts", "--dev");
demo.once("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => demo.kill(signal));
