import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./payment.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the step: the kind of account numbers that the page accepts. */
export const Model = createModel((ports: PortsOf<typeof part>) => ({ ibanKind: signal(ports.ibanKind) }));
