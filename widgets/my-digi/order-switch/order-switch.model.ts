import { createModel } from "@preact/signals-core";
import { createSwitchOperators } from "#core/features/switch-fields/switch-operators.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./order-switch.part.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => createSwitchOperators(ports));
