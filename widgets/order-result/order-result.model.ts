import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createStoredResult } from "#core/features/order-result/stored-result.ts";
import type { definition } from "./order-result.element.ts";

export type Model = InstanceType<typeof Model>;

/** The model shows the result that the order flow has stored in this tab (decisions §8). */
export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const stored = createStoredResult(ports.clock);
  const isStarted = signal(false);
  return {
    result: stored.value,
    isStarted,
    isUnstored: (): boolean => !stored.persistent(),
    start() {
      const stop = stored.start();
      isStarted.value = true;
      return stop;
    },
  };
});
