import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import type { part } from "./landline.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the questions about a landline number. It offers the operators from which a number can be moved. */
export const Model = createModel((ports: PortsOf<typeof part>) => ({
  operators: createOperators(ports, mobileOperators),
  /** Tells whether the bundle is ordered on another site. In that case that site asks for the phone number again. */
  handsOver: ports.bundle.handsOver,
}));
