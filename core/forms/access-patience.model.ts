/** When something runs so long that a visitor is owed a way out. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";

export const patienceMs = 10_000;

export type Patience = {
  readonly isOver: ReadonlySignal<boolean>;
  /** Watches some work; what it ends in is its own affair. */
  during<Result>(work: Promise<Result>): Promise<Result>;
};

export function createPatience(clock: Clock): Patience {
  const isOver = signal(false);
  return {
    isOver,
    during(work) {
      const cancel = clock.after(patienceMs, () => (isOver.value = true));
      return work.finally(() => {
        cancel();
        isOver.value = false;
      });
    },
  };
}
