/** When something runs so long that a visitor is owed a way out. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";

export const slowAfterMs = 10_000;

export type SlowNotice = {
  readonly isOver: ReadonlySignal<boolean>;
  /** Watches some work; what it ends in is its own affair. */
  during<Result>(work: Promise<Result>): Promise<Result>;
};

export function createSlowNotice(clock: Clock): SlowNotice {
  const isOver = signal(false);
  return {
    isOver,
    during(work) {
      const cancel = clock.after(slowAfterMs, () => (isOver.value = true));
      return work.finally(() => {
        cancel();
        isOver.value = false;
      });
    },
  };
}
