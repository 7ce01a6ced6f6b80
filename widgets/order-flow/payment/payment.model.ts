import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { part } from "./payment.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the payment step holds the kind of bank account numbers (IBAN) that the page accepts. */
export const Model = createModel((ports: PortsOf<typeof part>) => ({ ibanKind: signal(ports.ibanKind) }));
