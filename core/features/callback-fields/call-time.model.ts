/** When the call will come, as long as somebody reads it. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { callTimeAt, type CallTime } from "#core/base/values/calling-hours.ts";

export type CallTimeModel = {
  /** Undefined until the clock was looked at: a first screen is drawn at another time than it is read. */
  readonly time: ReadonlySignal<CallTime | undefined>;
  /** Looks at the clock at once and with every new minute; returns the stop. */
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
