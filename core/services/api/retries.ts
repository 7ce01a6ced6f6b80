/** Repeats calls that have failed for a reason that may be gone a moment later. Only idempotent calls are sent again. */
import type { Clock } from "#core/platform/clock.ts";
import type { Call } from "./call.ts";

const maxRetries = 2; // the maximum number of retries of a call, after its first attempt
const retryDelayMs = 400; // the milliseconds before the first retry; they double with each further one
const longestRetryAfterSeconds = 5; // the longest `Retry-After` for which a call waits by itself
const retryableStatus = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Returns a call that is retried with backoff and jitter, or after the server's `Retry-After` where that is short; a longer one is shown to
 * the visitor instead. `in_progress` is retried, too, because the first of two calls with the same `Idempotency-Key` is not finished yet.
 */
export const withRetries =
  (attemptOnce: Call, clock: Clock): Call =>
  async (endpoint, request = {}) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptOnce(endpoint, request);
      if (outcome.ok || !endpoint.idempotent || attempt >= maxRetries || !mayRetry(outcome.failure)) return outcome;
      const pauseMs = (outcome.failure.retryAfterSeconds ?? 0) * 1000 || retryDelayMs * 2 ** attempt * (0.75 + Math.random() / 2);
      try {
        await clock.wait(pauseMs, request.signal);
      } catch {
        return { ok: false, failure: { code: "network.aborted" } };
      }
    }
  };

const mayRetry = (failure: { code: string; httpStatus?: number; retryAfterSeconds?: number }): boolean =>
  (failure.retryAfterSeconds ?? 0) <= longestRetryAfterSeconds &&
  (failure.httpStatus === undefined
    ? failure.code === "network.unreachable"
    : retryableStatus.has(failure.httpStatus) || failure.code === "in_progress");
