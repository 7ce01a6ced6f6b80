/** `npm run dev`: the demo, and a build after every change of a source; open pages reload by themselves. */
import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { isBuilt, sourceFolders } from "./freshness.ts";
import { rootDir } from "./widgets.ts";

/** Editors write a file in several steps. */
const settleMs = 120;

const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { cwd: rootDir, stdio: "inherit" });

/** Builds in a process of its own, so that changed build scripts count too. One at a time; a change meanwhile builds once more. */
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
