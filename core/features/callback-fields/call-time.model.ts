/** The time at which the call will come, kept current while it is displayed. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { callTimeAt, type CallTime } from "#core/base/values/calling-hours.ts";

export type CallTimeModel = {
  /**
   * The time of the call; undefined until the clock was read, because the prerendered screen is rendered at another time than it is read.
   */
  readonly time: ReadonlySignal<CallTime | undefined>;
  /** Reads the clock at once and at every new minute; returns the function that stops this. */
  watch(): () => void;
};

export function createCallTime(clock: Clock, first?: CallTime): CallTimeModel {
  const time = signal<CallTime | undefined>(first);
  return {
    time,
    watch() {
      let cancel: () => void;
      const tick = (): void => {
        const now = clock.now();
        time.value = callTimeAt(now);
        cancel = clock.after(60_000 - (now % 60_000), tick);
      };
      tick();
      return () => cancel();
    },
  };
}
