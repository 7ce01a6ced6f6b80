import { computed, createModel, type ReadonlySignal } from "@preact/signals-core";
import { createFreeDays } from "#core/features/slot-picker/free-days.model.ts";
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { OrderChanges } from "#widgets/my-digi/orders/order-changes.model.ts";
import type { part } from "./order-slot.part.ts";
import { fttbIdOf, firstDayOf } from "./order-slot.rules.ts";

export type Model = InstanceType<typeof Model>;

export type Given = { readonly order: CustomerOrder; readonly changes: OrderChanges };

/** The model requests the free days at the address of the order, and again when somebody else has taken the chosen slot. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const { days, today, start } = createFreeDays(ports, () => fttbIdOf(given.value.order));
  return {
    days,
    today,
    /** The first day on which the technician may come. */
    openFrom: computed(() => firstDayOf(given.value.order, today.value)),
    start() {
      const stops = [
        start(),
        given.peek().changes.state.subscribe((state) => {
          if (state.status === "open" && state.next !== undefined) void days.reload();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
});
