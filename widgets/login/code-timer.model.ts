import { batch, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { CodeSent } from "#core/services/session/session.ts";

export type CodeTimer = {
  /** The number of seconds after which another code may be requested. */
  readonly waitSeconds: ReadonlySignal<number>;
  /** The number of minutes for which the code is still valid. */
  readonly minutesLeft: ReadonlySignal<number>;
  mayResend(): boolean;
  start(sent: CodeSent): void;
  /** Resumes the countdown after a request for another code has failed. A waiting time that the API names takes precedence. */
  resume(waitSeconds: number | undefined): void;
  stop(): void;
};

/**
 * Creates the countdown that runs while the visitor is asked for a code. `onExpired` is called once the code has expired, and again at each
 * later tick.
 */
export function createCodeTimer(clock: Clock, onExpired: () => void): CodeTimer {
  const waitSeconds = signal(0);
  const minutesLeft = signal(0);
  let resendAtMs = 0;
  let expiresAtMs = 0;
  let cancel = (): void => undefined;

  const tick = (): void => {
    cancel();
    const waitMs = Math.max(0, resendAtMs - clock.now());
    const lifeMs = Math.max(0, expiresAtMs - clock.now());
    batch(() => {
      waitSeconds.value = Math.ceil(waitMs / 1000);
      minutesLeft.value = Math.ceil(lifeMs / 60_000);
      if (lifeMs === 0) onExpired();
    });
    const nextMs = Math.min(untilNext(1000, waitMs), untilNext(60_000, lifeMs));
    if (nextMs < Infinity) cancel = clock.after(nextMs, tick);
  };

  return {
    waitSeconds,
    minutesLeft,
    mayResend: () => clock.now() >= resendAtMs,
    start(sent) {
      ({ resendAtMs, expiresAtMs } = sent);
      tick();
    },
    resume(seconds) {
      if (seconds !== undefined) resendAtMs = clock.now() + seconds * 1000;
      tick();
    },
    stop: () => cancel(),
  };
}

/**
 * Returns the milliseconds until the countdown shows another number: until `leftMs` is a multiple of the unit. `Infinity` where no time is
 * left.
 */
const untilNext = (unitMs: number, leftMs: number): number => (leftMs > 0 ? leftMs % unitMs || unitMs : Infinity);
