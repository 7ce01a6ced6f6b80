import { createModel, type ReadonlySignal } from "@preact/signals-core";
import { viewItemList } from "#core/domain/bundle/events.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { createOperators } from "#core/features/operators/operators.model.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { part } from "./line.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the line form beside its answers: it offers the operators, and tracks that the visitor has seen the plans. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<{ readonly plans: readonly OfferCard[] }>) => ({
  operators: createOperators(ports, mobileOperators),
  /** Tells whether the bundle is ordered on another site. In that case that site asks for the phone number again. */
  handsOver: ports.bundle.handsOver,
  start(): void {
    ports.track(...viewItemList("mobile", given.peek().plans, ports.bundle.bundle.peek()));
  },
}));
