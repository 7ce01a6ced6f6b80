import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFreeDays } from "#core/features/slot-picker/free-days.model.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { part } from "./installation-slot.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the step requests the free days at the address. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<{ readonly order: Order }>) =>
  createFreeDays(ports, () => given.value.order.fttbAddressId),
);
