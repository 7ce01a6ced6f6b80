import { createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { viewItemList } from "#core/domain/bundle/events.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { part } from "./offers.part.ts";

type Given = { readonly kind: OtherKind; readonly offers: readonly OfferCard[] };

export type Model = InstanceType<typeof Model>;

/** The model of a section's offers tracks that the visitor has seen them, and knows whether the channels of TV are open. */
export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const channelsOf = signal<string | undefined>(undefined);
  const isChannelsFailed = signal(false);
  return {
    /** The id of the offer whose channels are open; undefined while none are. */
    channelsOf,
    /** True where the files of the channels could not be loaded. */
    isChannelsFailed,
    openChannels(id: string): void {
      isChannelsFailed.value = false;
      channelsOf.value = id;
    },
    closeChannels: (): void => void (channelsOf.value = undefined),
    failChannels(): void {
      isChannelsFailed.value = true;
      channelsOf.value = undefined;
    },
    start(): void {
      const { kind, offers } = given.peek();
      ports.track(...viewItemList(kind, offers, ports.bundle.bundle.peek()));
    },
  };
});
