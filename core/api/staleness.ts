/** Old answers in the API's name: a cache stands between it and the page, such as a service worker that keeps every GET. */
import type { Clock } from "#core/platform/clock.ts";
import { warnOnce } from "#core/platform/console.ts";

/** The API's servers may disagree by so much about what time it is, and an answer may have been on its way for as long. */
const toleranceMs = 120_000;

/**
 * What it makes hears when each answer says that it was given (its `Date`), and tells the page's author of one that is older than an earlier
 * one. By the API's clock, since a visitor's may be anything.
 */
export function createStaleness(clock: Clock): (call: string, date: string | null) => void {
  let newest: { readonly givenMs: number; readonly atMs: number } | undefined;
  return (call, date) => {
    const [givenMs, atMs] = [Date.parse(date ?? ""), clock.now()];
    if (Number.isNaN(givenMs)) return;
    const dueMs = newest ? newest.givenMs + atMs - newest.atMs : -Infinity;
    if (givenMs > dueMs) newest = { givenMs, atMs };
    else if (givenMs < dueMs - toleranceMs)
      warnOnce(
        `${call} got an old answer. A cache stands before the API, perhaps a service worker of this page: let it leave the API alone.`,
      );
  };
}
