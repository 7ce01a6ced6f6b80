/** A token, from whoever gives one to the API's word that it is good. */
import type { Call } from "#core/services/api/client.ts";
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { captchaCheck } from "./captcha.contract.ts";

/** `lifeMs` counts from the token's arrival. */
type CaptchaToken = { readonly token: string; readonly lifeMs: number };

/** A way to get a token: the proof of work, or Google's checkbox. */
export type CaptchaProvider = {
  /** Answers why there is no token where a call failed; rejects where the puzzle itself did. */
  obtain(signal: AbortSignal): Promise<CaptchaToken | FailureFacts>;
};

type TokenPorts = { readonly call: Call; readonly provider: CaptchaProvider };

export function createTokenCheck({ call, provider }: TokenPorts): CaptchaProvider["obtain"] {
  /** Answers of the server, one after the other, that a solved puzzle is none. */
  let refusals = 0;
  return async (signal) => {
    const obtained = await provider.obtain(signal);
    if ("code" in obtained) return obtained;
    const checked = await call(captchaCheck, { body: { token: obtained.token }, signal });
    if (!checked.ok) return checked.failure; // P-276, C-401
    refusals = checked.value.res ? 0 : refusals + 1;
    if (refusals === 0) return obtained;
    return { code: refusals > 1 ? "http.refused" : "captcha.failed" }; // another try would end the same
  };
}
