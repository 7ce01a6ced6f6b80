/**
 * One question at a time: whoever asks again does not want the answer to what was asked before.
 *
 *     const latest = createTakeLatest();
 *     const outcome = await latest.ask((signal) => ports.call(readTowns, { body: { postalCode }, signal }));
 *     if (!outcome) return; // another question stands now
 */
import type { Outcome } from "#core/services/api/outcome.ts";

export type TakeLatest = {
  /** Aborts the question before. Undefined where this one was dropped, or its tag taken out of the page, before its answer came. */
  ask<Value>(send: (signal: AbortSignal) => Promise<Outcome<Value>>): Promise<Outcome<Value> | undefined>;
  /** Nothing is asked any more: an answer on its way is not wanted. */
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
      // Aborted, but not by us: its tag is gone.
      return !outcome.ok && outcome.failure.code === "network.aborted" ? undefined : outcome;
    },
    drop: () => current.abort(),
  };
}
