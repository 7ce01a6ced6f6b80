import { computed, createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createOperators } from "#core/domain/mobile-line/operators.model.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { part } from "./move-to-digi.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the step requests the operators from which a customer can switch. */
export const Model = createModel((ports: PortsOf<typeof part>) => {
  const { list, open } = createOperators(ports, easyswitchOperators);
  return {
    /** The names of the operators; empty until they have loaded. */
    operators: list,
    today: computed(() => todayInBrussels(ports.clock.now())),
    open,
  };
});
