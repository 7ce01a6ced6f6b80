/** Tells when the customer will be called back, and keeps the answer current while it is shown. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import { callTimeAt, type CallTime } from "#core/base/values/calling-hours.ts";

export type CallTimeModel = {
  /**
   * When the call comes. It is undefined until the browser's clock has been read, because a prerendered screen is rendered long before it
   * is shown.
   */
  readonly time: ReadonlySignal<CallTime | undefined>;
  /** Reads the clock at once and at every new minute. Returns the function that stops reading. */
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
