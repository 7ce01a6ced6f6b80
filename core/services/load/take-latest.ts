/**
 * Allows one request at a time: a new request cancels the previous one, whose response is not needed any more.
 *
 *     const latest = createTakeLatest();
 *     const outcome = await latest.ask((signal) => ports.call(readTowns, { body: { postalCode }, signal }));
 *     if (!outcome) return; // another request has replaced this one
 */
import type { Outcome } from "#core/services/api/outcome.ts";

export type TakeLatest = {
  /**
   * Aborts the previous request and sends this one. Resolves to undefined where this request was dropped, or its tag removed from the page,
   * before the response arrived.
   */
  ask<Value>(send: (signal: AbortSignal) => Promise<Outcome<Value>>): Promise<Outcome<Value> | undefined>;
  /** Aborts the current request, because its response is not needed any more. */
  drop(): void;
};

export function createTakeLatest(): TakeLatest {
  let current = new AbortController();
  return {
    async ask(send) {
      current.abort();
      const { signal } = (current = new AbortController());
      const outcome = await send(signal);
      if (signal.aborted) return undefined;
      // Another abort than that of this module means that the tag was removed from the page.
      return !outcome.ok && outcome.failure.code === "network.aborted" ? undefined : outcome;
    },
    drop: () => current.abort(),
  };
}
