/**
 * Solves the self-hosted captcha's puzzle. A chunk of its own: fetched when somebody is there who sees a form. Each step
 * is derived by WebCrypto off the main thread, so no worker is needed (a cross-origin one could not be started).
 */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** @returns the token to be sent as `recaptcha`, or undefined when aborted or not solved within 90 s. */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  const controller = new AbortController();
  signal.addEventListener("abort", () => controller.abort(), { once: true });
  const solution = await solveChallenge({ challenge, controller, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
