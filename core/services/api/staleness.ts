/**
 * Detects outdated responses of the API, which come from a cache between the API and the page, such as a service worker that caches every
 * GET.
 */
import { warnOnce } from "#core/platform/console.ts";

/** The tolerance in milliseconds: the clocks of the API's servers may differ by this much, and a response may take as long to arrive. */
const toleranceMs = 120_000;

/**
 * Creates a function that is called with the `Date` of each response, and warns the page's author of a response that is older than an
 * earlier one. Only the API's clock is used: a visitor's clock may be wrong, and may be changed.
 */
export function createStaleness(): (call: string, date: string | null) => void {
  let newestMs = -Infinity;
  return (call, date) => {
    const givenMs = new Date(date ?? "").getTime();
    if (givenMs < newestMs - toleranceMs)
      warnOnce(
        `${call} got an old answer. A cache stands before the API, perhaps a service worker of this page: let it leave the API alone.`,
      );
    if (givenMs > newestMs) newestMs = givenMs; // A date that cannot be parsed is NaN, which is neither older nor newer than another.
  };
}
