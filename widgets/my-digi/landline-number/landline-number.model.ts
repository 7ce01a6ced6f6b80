import { createModel } from "@preact/signals-core";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./landline-number.part.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => ({ operators: createOperators(ports, mobileOperators) }));
