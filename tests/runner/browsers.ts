/**
 * Runs the two suites that need a browser: journeys, accessibility and host pages by Playwright, and the contract of every tag by Mocha.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserRun } from "./browser-run.ts";
import { run, type Ended } from "./programs.ts";
import { failuresOfPlaywright, passedOfPlaywright, stagesOfPlaywright, sum, type PlaywrightReport, type Stage } from "./results.ts";
import type { BrowserFailure } from "./second-try.ts";
import type { Row } from "./table.ts";

/**
 * Returns the rows of a program for the closing table. A program that left no report, or ended with an error though no test failed, counts
 * as a failure of its own.
 */
export function rowsOf(name: string, { ok, seconds, cpuSeconds }: Ended, stages: readonly Stage[] | undefined, failures: number): Row[] {
  const found = stages === undefined ? [{ name: `${name}: no report`, passed: 0, failed: 1 }] : stages;
  const [first = { name: `${name}: no tests ran`, passed: 0, failed: 1 }, ...others] = found;
  const rows: Row[] = [{ ...first, seconds, cpuSeconds }, ...others];
  return ok || failures > 0 || stages === undefined ? rows : [...rows, { name: `${name}: ended with an error`, passed: 0, failed: 1 }];
}

export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined; // The program ended before it wrote a report, which `rowsOf` counts as a failure.
  }
}

type Options = {
  /** The folder into which reports are written. */
  readonly folder: string;
  readonly config?: string;
  /** The names of the test files to run, and more options of the runner. */
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** True where the output is shown while the program runs. */
  readonly show?: boolean;
};

export async function runPlaywright({
  folder,
  config = "tests/playwright.config.ts",
  args = [],
  env,
  show = true,
}: Options): Promise<BrowserRun> {
  const start = async (name: string, more: readonly string[]) => {
    const file = join(folder, `${name}.json`);
    const ended = await run("playwright", ["test", `--config=${config}`, ...more], {
      show,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return { ended, report: readReport<PlaywrightReport>(file) };
  };
  const { ended, report } = await start("playwright", args);
  const failures = report ? failuresOfPlaywright(report) : [];
  return {
    failures,
    rowsWith: (forgiven) =>
      rowsOf("playwright", ended, report && stagesOfPlaywright(report, forgiven), report ? sum(stagesOfPlaywright(report)).failed : 0),
    async tryAgain() {
      // Playwright's option `--last-failed` is enough, because Playwright itself remembers which tests failed.
      const again = await start("playwright-again", ["--last-failed", "--workers=1"]);
      return again.report ? passedOfPlaywright(again.report) : new Set();
    },
  };
}

type ElementReport = Stage & { readonly failures: readonly { readonly name: string; readonly error: string }[] };

export async function runElement({ folder, env }: Options): Promise<BrowserRun> {
  const start = async (name: string, more: readonly string[]) => {
    const file = join(folder, `${name}.json`);
    const ended = await run("tsx", ["tests/element/run.ts", `--report=${file}`, ...more], { show: true, env });
    return { ended, report: readReport<ElementReport>(file) };
  };
  const { ended, report } = await start("element", []);
  const failures = (report?.failures ?? []).map(({ name, error }): BrowserFailure => ({
    id: `element ${name}`,
    name: `element › ${name}`,
    firstError: error,
  }));
  return {
    failures,
    rowsWith(forgiven) {
      const passing = failures.filter(({ id }) => forgiven.has(id)).length;
      const stage = report && { name: "element", passed: report.passed + passing, failed: report.failed - passing };
      return rowsOf("element", ended, stage && [stage], report?.failed ?? 0);
    },
    async tryAgain(some) {
      const passed = new Set<string>();
      for (const [index, { id }] of some.entries()) {
        const again = await start(`element-again-${index}`, [`--only=${id.replace("element ", "")}`]);
        if (again.ended.ok) passed.add(id);
      }
      return passed;
    },
  };
}
