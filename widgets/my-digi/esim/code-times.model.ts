/** The times of the code that was sent: how long it is valid, and from when on another code may be requested. */
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { SentCode } from "#core/domain/customer/esim.contract.ts";
import type { Clock } from "#core/platform/clock.ts";

export type CodeTimes = {
  /** The seconds after which another code may be requested. */
  readonly waitSeconds: ReadonlySignal<number>;
  /** The minutes for which the code is still valid. */
  readonly minutesLeft: ReadonlySignal<number>;
  start(sent: Pick<SentCode, "resend_in" | "expires_in">): void;
  /** Sets the seconds until another code may be requested, as the API named them in a refusal. */
  wait(seconds: number): void;
  stop(): void;
};

/** Creates the times, which are updated each second from the clock. `onExpired` is called once the code has expired. */
export function createCodeTimes(clock: Clock, onExpired: () => void): CodeTimes {
  const nowMs = signal(0);
  const resendAtMs = signal(0);
  const expiresAtMs = signal(0);
  let cancel = (): void => undefined;
  const tick = (): void => {
    cancel();
    const now = (nowMs.value = clock.now());
    // The waiting time continues after the code has expired, because another code can be requested only when it is over.
    if (now < Math.max(expiresAtMs.peek(), resendAtMs.peek())) cancel = clock.after(1000, tick);
    if (now >= expiresAtMs.peek()) onExpired();
  };
  const leftMs = (end: ReadonlySignal<number>): number => Math.max(0, end.value - nowMs.value);
  return {
    waitSeconds: computed(() => Math.ceil(leftMs(resendAtMs) / 1000)),
    minutesLeft: computed(() => Math.ceil(leftMs(expiresAtMs) / 60_000)),
    start: (sent) =>
      batch(() => {
        const now = clock.now();
        resendAtMs.value = now + sent.resend_in * 1000;
        expiresAtMs.value = now + sent.expires_in * 1000;
        tick();
      }),
    wait: (seconds) =>
      batch(() => {
        resendAtMs.value = clock.now() + seconds * 1000;
        tick();
      }),
    stop: () => cancel(),
  };
}
