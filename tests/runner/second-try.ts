/**
 * The second try that continuous integration gives a browser test: alone, when all else is over. One that passes then is unsteady: it
 * counts as passed and is named, with what it said at first and its page's picture. It hides no race: a test that did not wait for what it
 * asserted gets no second verdict, and more than a few unsteady ones are a failure.
 */
export type BrowserFailure = {
  /** Of the test, for its runner. */
  readonly id: string;
  /** `e2e/login.test.ts › title` */
  readonly name: string;
  /** What the first try said first. */
  readonly firstError: string;
  /** Path of the page's picture, where one was taken. */
  readonly picture?: string | undefined;
};

export type Verdict = {
  /** Passed at the second try, and may count as passed. */
  readonly unsteady: readonly BrowserFailure[];
  readonly failed: readonly (BrowserFailure & { readonly reason: "failed again" | "did not wait" | "too many" })[];
};

/** How many a run may have. */
export const mostUnsteady = 3;
/** So many failures are no accident: no second try could make this run pass, and each would take its time. */
export const mostTriedAgain = 20;

/** Said by an action, an assertion or a whole test whose time was over; never by an assertion about a value that was there. */
const timedOut = /Timeout:\s+\d+ms|timeout of \d+ms exceeded|Timeout \d+ms exceeded|Timed out/i;

/** @param said with or without the lines of code that follow */
export const hasWaited = (said: string): boolean => timedOut.test(said.split(/\n\s*>?\s*\d+ \|/)[0] ?? "");

/** @param passedAgain ids of the tests that passed when they were tried alone */
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
