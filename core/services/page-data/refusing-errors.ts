/** Treats the answer of a back end that could not gather a page as a failure, so that it is said in the page's stead with a retry. */
import type { Call } from "#core/services/api/call.ts";

/**
 * Returns a call that fails with the sentence of an answer's `error` (P-086, C-127). After an error the next call is sent in any case: the
 * error is a good answer to what keeps good answers for a while, and a retry would get it again.
 */
export function refusingErrors(call: Call): Call {
  let isFresh = false;
  return async (endpoint, request) => {
    const outcome = await call(endpoint, isFresh ? { ...request, isFresh } : request);
    const message = outcome.ok ? (outcome.value as { readonly error?: unknown }).error : undefined;
    isFresh = typeof message === "string";
    if (typeof message !== "string") return outcome;
    return { ok: false, failure: { code: "not_available", ...(message && { message }) } };
  };
}
