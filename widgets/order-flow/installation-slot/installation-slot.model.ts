import { computed, createModel, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { part } from "./installation-slot.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the step requests the free days at the address. Today's date is that of Brussels. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<{ readonly order: Order }>) => {
  const address = computed(() => given.value.order.fttbAddressId);
  const days = createLoading(ports, installIntervals, {
    request: () => (address.value === null ? undefined : { query: { fttbAddressId: address.value, lang: ports.language.value } }),
    isEmpty: ({ data }) => data.length === 0,
  });
  const today = computed(() => todayInBrussels(ports.clock.now()));
  return {
    days,
    today,
    /** The first day that a visitor who did not ask for an early start can choose (decisions §14). */
    openFrom: computed(() => firstDayAfterWithdrawal(today.value)),
    start: days.start,
  };
});
