/** Runs the programs of a test run, and tells what each has used. */
import { spawn } from "node:child_process";
import { countCpu } from "./cpu.ts";

export type Ended = {
  readonly ok: boolean;
  /** What it wrote, where it was not shown as it came. */
  readonly output: string;
  readonly seconds: number;
  /** Undefined where the system does not tell. */
  readonly cpuSeconds: number | undefined;
};

const { FORCE_COLOR: _forceColor, ...environment } = process.env;

/**
 * Runs a program of `node_modules` or a script to its end.
 * @param options.show its output is seen as it comes; otherwise it is in the answer
 */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly show: boolean; readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    const env = {
      // What lints and finds types is written in Go: it tidies its memory less often, for a seventh of its time.
      GOGC: "400",
      ...environment,
      ...options.env,
      PATH: `node_modules/.bin:${process.env["PATH"]}`,
      NO_COLOR: "1",
    };
    const start = performance.now();
    const child = spawn(command, args, { env, stdio: options.show ? "inherit" : "pipe" });
    const endCount = child.pid === undefined ? () => undefined : countCpu(child.pid);
    let output = "";
    const end = (ok: boolean): void => resolve({ ok, output, seconds: (performance.now() - start) / 1000, cpuSeconds: endCount() });
    child.stdout?.on("data", (part) => (output += String(part)));
    child.stderr?.on("data", (part) => (output += String(part)));
    child.on("error", (error) => {
      output += String(error);
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
