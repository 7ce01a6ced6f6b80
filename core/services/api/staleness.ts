/** Old answers in the API's name: a cache stands between it and the page, such as a service worker that keeps every GET. */
import { warnOnce } from "#core/platform/console.ts";

/** The API's servers may disagree by so much about what time it is, and an answer may have been on its way for as long. */
const toleranceMs = 120_000;

/**
 * What it makes hears when each answer says that it was given (its `Date`), and tells the page's author of one that is older than an earlier
 * one. By the API's clock alone: a visitor's may be anything, and be set.
 */
export function createStaleness(): (call: string, date: string | null) => void {
  let newestMs = -Infinity;
  return (call, date) => {
    const givenMs = new Date(date ?? "").getTime();
    if (givenMs < newestMs - toleranceMs)
      warnOnce(
        `${call} got an old answer. A cache stands before the API, perhaps a service worker of this page: let it leave the API alone.`,
      );
    if (givenMs > newestMs) newestMs = givenMs; // a date that cannot be read is NaN: neither older nor newer
  };
}
