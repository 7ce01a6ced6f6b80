/** The self-hosted captcha: the API's puzzle, and the chunk that solves it. */
import type { Call } from "#core/api/client.ts";
import type { Clock } from "#core/platform/clock.ts";
import { captchaChallenge } from "./captcha.contract.ts";
import type { CaptchaProvider } from "./captcha.model.ts";

/**
 * A puzzle names its end by the server's clock. A visitor's clock that is off would make it expired on arrival, again
 * and again; a life that cannot be true is taken as the server's usual ten minutes.
 */
export function lifeOf(expiresAtSeconds: number | undefined, nowMs: number): number {
  const lifeMs = (expiresAtSeconds ?? 0) * 1000 - nowMs;
  return lifeMs > shortestLifeMs && lifeMs <= usualLifeMs ? lifeMs : usualLifeMs;
}
const usualLifeMs = 600_000;
const shortestLifeMs = 60_000;

/** The self-hosted proof of work. `loadSolver` fetches the chunk that computes. */
export function createAltchaProvider(
  call: Call,
  clock: Clock,
  loadSolver: () => Promise<typeof import("./altcha-solver.ts")>,
): CaptchaProvider {
  return {
    async obtain(signal) {
      const [challenge, solver] = await Promise.all([call(captchaChallenge, { signal }), loadSolver()]);
      if (!challenge.ok) return undefined;
      const token = await solver.solve(challenge.value as Parameters<typeof solver.solve>[0], signal);
      const { expiresAt } = challenge.value.parameters as { expiresAt?: number };
      return token === undefined ? undefined : { token, lifeMs: lifeOf(expiresAt, clock.now()) };
    },
  };
}
