/** A run of browser tests whose failures can be tried again, alone. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { judge, mostTriedAgain, type BrowserFailure, type Verdict } from "./second-try.ts";
import type { Row } from "./table.ts";

export type BrowserRun = {
  readonly failures: readonly BrowserFailure[];
  /** Returns its lines in the closing table, where the given tests count as passed. */
  rowsWith(forgiven: ReadonlySet<string>): readonly Row[];
  /** Runs the failed tests again. @returns ids of the tests that pass now */
  tryAgain(failures: readonly BrowserFailure[]): Promise<ReadonlySet<string>>;
};

const nothing: Verdict = { unsteady: [], failed: [] };

/**
 * Runs the failed tests again, one after the other, and writes the unsteady ones into `unsteady.json` of the folder, with screenshots.
 * @returns nothing where nothing failed, or so much that no second try could help
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

/** Copies a failure's screenshot: the runner clears its folder when it starts again. */
function keepPicture(failure: BrowserFailure, folder: string): BrowserFailure {
  if (!failure.picture) return failure;
  mkdirSync(folder, { recursive: true });
  const picture = join(folder, `${failure.id}.png`);
  copyFileSync(failure.picture, picture);
  return { ...failure, picture };
}
