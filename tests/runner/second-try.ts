/**
 * Continuous integration gives a failed browser test a second try: alone, after all other tests. A test that passes then is "unsteady": it
 * counts as passed and is named, with its first error and its page's screenshot. The second try must hide no race, so a test fails for good
 * where its error is no timeout, since it then did not wait for what it asserted; and more than a few unsteady tests are a failure.
 */
export type BrowserFailure = {
  /** The id that the runner gave the test. */
  readonly id: string;
  /** The file and title of the test: `e2e/login.test.ts › title`. */
  readonly name: string;
  /** The error message of the first try. */
  readonly firstError: string;
  /** The path of the page's screenshot, where the runner took one. */
  readonly picture?: string | undefined;
};

export type Verdict = {
  /** Tests that passed at the second try, and may count as passed. */
  readonly unsteady: readonly BrowserFailure[];
  readonly failed: readonly (BrowserFailure & { readonly reason: "failed again" | "did not wait" | "too many" })[];
};

/** The largest number of unsteady tests with which a run still passes. */
export const mostUnsteady = 3;
/**
 * The largest number of failures that are tried again. With more of them no second try could make the run pass, and each would take its
 * time.
 */
export const mostTriedAgain = 20;

/**
 * The pattern of the error messages of an action, an assertion or a whole test that timed out. An assertion that compares a value at once,
 * without waiting, has no such message.
 */
const timedOut = /Timeout:\s+\d+ms|timeout of \d+ms exceeded|Timeout \d+ms exceeded|Timed out/i;

/**
 * Tells whether a failed test timed out.
 * @param said the error message, with or without the lines of code that follow it
 */
export const hasWaited = (said: string): boolean => timedOut.test(said.split(/\n\s*>?\s*\d+ \|/)[0] ?? "");

/**
 * Divides the failures, after the second try, into unsteady tests and failed ones.
 * @param passedAgain ids of the tests that passed when they were run alone
 */
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
