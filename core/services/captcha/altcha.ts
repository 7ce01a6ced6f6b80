/**
 * The self-hosted captcha: requests the API's puzzle and solves it. The file is a separate chunk, which is loaded when an active visitor
 * sees a form. WebCrypto computes each step off the main thread, so no worker is needed (a cross-origin one could not be started).
 */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import type { Call } from "#core/services/api/call.ts";
import type { Clock } from "#core/platform/clock.ts";
import { warnOnce } from "#core/platform/console.ts";
import { writeJson } from "#core/base/values/json.ts";
import { captchaChallenge } from "./altcha.contract.ts";
import type { CaptchaProvider } from "./captcha-token.ts";

/**
 * The time limit of one step in milliseconds; solving a puzzle takes about a hundred steps. The library checks its own limit of 90 s only
 * between two steps, so a step that hangs would never end.
 */
const stepLimitMs = 10_000;

export function createAltchaProvider(call: Call, clock: Clock): CaptchaProvider {
  let lastSignature = "";
  const deriveInTime: typeof deriveKey = (...given) =>
    new Promise((resolve, reject) => {
      const cancelLimit = clock.after(stepLimitMs, () => reject(new Error("a step hangs")));
      deriveKey(...given)
        .finally(cancelLimit)
        .then(resolve, reject);
    });

  return {
    async obtain(signal) {
      const asked = await call(captchaChallenge, { signal });
      if (!asked.ok) return asked.failure;
      signal.throwIfAborted();
      const controller = new AbortController();
      signal.addEventListener("abort", () => controller.abort(), { once: true });
      const challenge = asked.value as Challenge;
      if (challenge.signature === lastSignature)
        warnOnce("the API gave the same puzzle twice: a cache stands before it, and no form can be sent");
      lastSignature = String(challenge.signature);
      const solution = await solveChallenge({ challenge, controller, deriveKey: deriveInTime });
      if (!solution) throw new Error("not solved in time");
      return { token: btoa(writeJson({ challenge, solution })), lifeMs: lifeOf(challenge.parameters.expiresAt, clock.now()) };
    },
  };
}

/**
 * Returns the lifetime of a puzzle in milliseconds. A puzzle states its expiry by the server's clock, so with a wrong clock of the visitor
 * every puzzle would seem expired. An implausible lifetime is therefore replaced by the server's usual ten minutes.
 */
export function lifeOf(expiresAtSeconds: number | undefined, nowMs: number): number {
  const lifeMs = (expiresAtSeconds ?? 0) * 1000 - nowMs;
  return lifeMs > shortestLifeMs && lifeMs <= usualLifeMs ? lifeMs : usualLifeMs;
}
const usualLifeMs = 600_000;
const shortestLifeMs = 60_000;
