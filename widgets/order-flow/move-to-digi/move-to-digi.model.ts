import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createSwitchOperators } from "#core/features/switch-fields/switch-operators.model.ts";
import type { part } from "./move-to-digi.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the step requests the operators from which a customer can switch. */
export const Model = createModel((ports: PortsOf<typeof part>) => createSwitchOperators(ports));
