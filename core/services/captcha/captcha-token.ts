/** Obtains a captcha token from its provider, and lets the API confirm it. */
import type { Call } from "#core/services/api/call.ts";
import { codeOfFailedLoad } from "#core/base/errors/failed-load.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { logError } from "#core/platform/console.ts";
import { captchaCheck } from "./captcha.contract.ts";

/** A captcha token. `lifeMs` is its lifetime in milliseconds, counted from its arrival. */
type CaptchaToken = { readonly token: string; readonly lifeMs: number };

/** A provider of captcha tokens: the proof of work, or Google's checkbox. */
export type CaptchaProvider = {
  /** Resolves to a token, or to the failure where a call failed; rejects where the puzzle itself failed. */
  obtain(signal: AbortSignal): Promise<CaptchaToken | FailureFacts>;
};

type TokenPorts = { readonly call: Call; readonly provider: CaptchaProvider };

export function createTokenCheck({ call, provider }: TokenPorts): CaptchaProvider["obtain"] {
  /** The number of consecutive responses in which the server refused a solved puzzle. */
  let refusals = 0;
  return async (signal) => {
    const obtained = await provider.obtain(signal);
    if ("code" in obtained) return obtained;
    const checked = await call(captchaCheck, { body: { token: obtained.token }, signal });
    if (!checked.ok) return checked.failure; // The request for the check failed (P-276, C-401).
    refusals = checked.value.res ? 0 : refusals + 1;
    if (refusals === 0) return obtained;
    return { code: refusals > 1 ? "http.refused" : "captcha.failed" }; // After two refusals another attempt would be refused as well.
  };
}

/** Returns the failure for an exception during the check, and logs the exception unless the check was cancelled. */
export function failureOf(cause: unknown, cancelled: AbortSignal): FailureFacts {
  if (!cancelled.aborted) logError("the security check failed", cause);
  return { code: codeOfFailedLoad(cause, "captcha.failed") };
}
