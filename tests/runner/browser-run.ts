/** This module tries the failed tests of a browser run once more, alone. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { judge, mostTriedAgain, type BrowserFailure, type Verdict } from "./second-try.ts";
import type { Row } from "./table.ts";

export type BrowserRun = {
  readonly failures: readonly BrowserFailure[];
  /** Returns the run's lines for the closing table. Tests whose ids are in `forgiven` count as passed. */
  rowsWith(forgiven: ReadonlySet<string>): readonly Row[];
  /** Runs the failed tests again. @returns the ids of the tests that pass this time */
  tryAgain(failures: readonly BrowserFailure[]): Promise<ReadonlySet<string>>;
};

const nothing: Verdict = { unsteady: [], failed: [] };

/**
 * Runs the failed tests again, one after the other, and writes those that pass now ("unsteady") into `unsteady.json` of the folder, with
 * screenshots. It does nothing where no test failed, or so many that no second try could help.
 * @returns the tests that are unsteady and those that failed
 */
export async function secondTry(runs: readonly BrowserRun[], folder: string): Promise<Verdict> {
  const failures = runs.flatMap((run) => run.failures);
  if (failures.length === 0 || failures.length > mostTriedAgain) return nothing;
  const kept = runs.map((run) => ({ run, failures: run.failures.map((failure) => keepPicture(failure, join(folder, "unsteady"))) }));
  const passed = new Set<string>();
  for (const { run, failures: own } of kept) if (own.length > 0) for (const id of await run.tryAgain(own)) passed.add(id);
  const verdict = judge(
    kept.flatMap(({ failures: own }) => own),
    passed,
  );
  writeFileSync(join(folder, "unsteady.json"), `${JSON.stringify(verdict.unsteady, undefined, 2)}\n`);
  return verdict;
}

/** Copies the screenshot of a failure, because the runner clears its folder when it starts again. */
function keepPicture(failure: BrowserFailure, folder: string): BrowserFailure {
  if (!failure.picture) return failure;
  mkdirSync(folder, { recursive: true });
  const picture = join(folder, `${failure.id}.png`);
  copyFileSync(failure.picture, picture);
  return { ...failure, picture };
}
