/**
 * The second try that continuous integration gives a browser test: alone, after all other tests. A test that passes then is unsteady: it
 * counts as passed and is named, with its first error and its page's screenshot. The second try hides no race: a test that did not wait for
 * what it asserted gets no second verdict, and more than a few unsteady tests are a failure.
 */
export type BrowserFailure = {
  /** The runner's id of the test. */
  readonly id: string;
  /** File and title: `e2e/login.test.ts › title`. */
  readonly name: string;
  /** The first error of the first try. */
  readonly firstError: string;
  /** Path of the page's screenshot, where one was taken. */
  readonly picture?: string | undefined;
};

export type Verdict = {
  /** Tests that passed at the second try, and may count as passed. */
  readonly unsteady: readonly BrowserFailure[];
  readonly failed: readonly (BrowserFailure & { readonly reason: "failed again" | "did not wait" | "too many" })[];
};

/** The number of unsteady tests that a run may have. */
export const mostUnsteady = 3;
/** The most failures that are tried again. More are no accident: no second try could make this run pass, and each would take its time. */
export const mostTriedAgain = 20;

/** The message of an action, an assertion or a whole test that timed out; an assertion about a value that was there never has it. */
const timedOut = /Timeout:\s+\d+ms|timeout of \d+ms exceeded|Timeout \d+ms exceeded|Timed out/i;

/** Tells whether a failed test timed out. @param said the error, with or without the lines of code that follow */
export const hasWaited = (said: string): boolean => timedOut.test(said.split(/\n\s*>?\s*\d+ \|/)[0] ?? "");

/** Judges the failures after the second try. @param passedAgain ids of the tests that passed when they were run alone */
export function judge(failures: readonly BrowserFailure[], passedAgain: ReadonlySet<string>): Verdict {
  const reasonOf = (failure: BrowserFailure) => {
    if (!passedAgain.has(failure.id)) return "failed again" as const;
    return hasWaited(failure.firstError) ? undefined : ("did not wait" as const);
  };
  const judged = failures.map((failure) => ({ ...failure, reason: reasonOf(failure) }));
  const unsteady = judged.filter(({ reason }) => reason === undefined);
  const isTooMany = unsteady.length > mostUnsteady;
  return {
    unsteady: isTooMany ? [] : unsteady.map(({ reason: _none, ...failure }) => failure),
    failed: judged.flatMap(({ reason = isTooMany ? ("too many" as const) : undefined, ...failure }) =>
      reason === undefined ? [] : [{ ...failure, reason }],
    ),
  };
}
