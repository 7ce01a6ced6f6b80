import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { viewItemList } from "#core/domain/bundle/events.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { part } from "./offers.part.ts";

type Given = { readonly kind: OtherKind; readonly offers: readonly OfferCard[] };

export type Model = InstanceType<typeof Model>;

/** The model of a section's offers tracks that the visitor has seen them. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => ({
  start(): void {
    const { kind, offers } = given.peek();
    ports.track(...viewItemList(kind, offers, ports.bundle.bundle.peek()));
  },
}));
