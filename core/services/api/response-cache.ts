/**
 * Lets identical requests share one response, while the request is pending and for 30 s after the response arrived (P-308). Failures are
 * not cached. A caller that aborts gets its outcome at once; the request itself is aborted only when no caller waits for it any more.
 */
import type { Clock } from "#core/platform/clock.ts";
import { publicAnswerReuseMs } from "#core/base/values/limits.ts";
import type { Outcome } from "./outcome.ts";

export type ResponseCache = <Value, Conflict>(
  key: string,
  request: { readonly signal?: AbortSignal; readonly isFresh?: boolean },
  ask: (signal: AbortSignal) => Promise<Outcome<Value, Conflict>>,
) => Promise<Outcome<Value, Conflict>>;

type Shared = {
  readonly outcome: Promise<Outcome<any, any>>; // All responses of one key have the same type, which the caller knows.
  readonly controller: AbortController;
  waiting: number;
  /** The end of the caching in epoch milliseconds; Infinity while the request is pending. */
  until: number;
};

const aborted: Outcome<never, never> = { ok: false, failure: { code: "network.aborted" } };

export function createResponseCache(clock: Clock): ResponseCache {
  const cached = new Map<string, Shared>();

  const drop = (key: string, shared: Shared): void => {
    if (cached.get(key) === shared) cached.delete(key);
  };

  const begin = (key: string, ask: (signal: AbortSignal) => Promise<Outcome<unknown>>): Shared => {
    for (const [old, { until }] of cached) if (until <= clock.now()) cached.delete(old);
    const controller = new AbortController();
    const shared: Shared = { outcome: ask(controller.signal), controller, waiting: 0, until: Infinity };
    cached.set(key, shared);
    void shared.outcome.then((outcome) => {
      if (outcome.ok) shared.until = clock.now() + publicAnswerReuseMs;
      else drop(key, shared);
    });
    return shared;
  };

  const wait = <Value>(key: string, shared: Shared, signal: AbortSignal): Promise<Outcome<Value>> =>
    new Promise((resolve) => {
      const leave = (): void => {
        resolve(aborted);
        shared.waiting--;
        if (shared.waiting > 0 || shared.until !== Infinity) return;
        drop(key, shared);
        shared.controller.abort();
      };
      signal.addEventListener("abort", leave, { once: true });
      void shared.outcome.then((outcome) => {
        signal.removeEventListener("abort", leave);
        resolve(outcome);
      });
    });

  return (key, { signal, isFresh }, ask) => {
    if (signal?.aborted) return Promise.resolve(aborted);
    const known = isFresh ? undefined : cached.get(key);
    const shared = known && known.until > clock.now() ? known : begin(key, ask);
    shared.waiting++;
    return signal ? wait(key, shared, signal) : shared.outcome;
  };
}
