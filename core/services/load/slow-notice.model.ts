/**
 * Tells when some work takes so long that the visitor must be informed and offered a way to stop.
 *
 *     const slowNotice = createSlowNotice(ports.clock);
 *     const outcome = await slowNotice.during(ports.call(readInvoices));
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";

export const slowAfterMs = 10_000;

export type SlowNotice = {
  readonly isOver: ReadonlySignal<boolean>;
  /** Watches some work, and stops watching the previous one. Returns a promise with the result of the work. */
  during<Result>(work: Promise<Result>): Promise<Result>;
};

export function createSlowNotice(clock: Clock): SlowNotice {
  const isOver = signal(false);
  let end = (): void => undefined;
  return {
    isOver,
    during(work) {
      end();
      const cancel = clock.after(slowAfterMs, () => (isOver.value = true));
      const endThis = (end = (): void => {
        cancel();
        isOver.value = false;
      });
      return work.finally(() => {
        if (end === endThis) end();
      });
    },
  };
}
