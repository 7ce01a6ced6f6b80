/** The offers at an address: that of the bundle, or the one that is about to come into it. */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, hasValue } from "#core/services/load/loading.model.ts";
import type { definition } from "./configurator.element.ts";

type Addresses = Readonly<Record<"bundleAddress" | "next", ReadonlySignal<BundleAddress | undefined>>>;

/** Creates the model of the offers. @param addresses `bundleAddress` is that of the bundle; `next` replaces it once its offers are there */
export function createAddressOffers(ports: PortsOf<typeof definition>, { bundleAddress, next }: Addresses) {
  const target = computed(() => (next.value ?? bundleAddress.value)?.fttbAddressId);
  const loading = createLoading(ports, bundleOffers, {
    request: () => (target.value === undefined ? undefined : { query: { lang: ports.language.value }, body: { fttbId: target.value } }),
  });
  /** The offers with the address that they belong to: those of another address are never shown. */
  const known = signal<{ readonly fttbAddressId: string; readonly offers: Offers } | undefined>(undefined);
  return {
    loading,
    /** The offers at the address of the bundle; undefined until they are known. */
    here: computed(() => (known.value?.fttbAddressId === bundleAddress.value?.fttbAddressId ? known.value?.offers : undefined)),
    /** Returns the offers at an address, where they were loaded last. */
    knownAt(fttbAddressId: string): Offers | undefined {
      const last = known.peek();
      return last?.fttbAddressId === fttbAddressId ? last.offers : undefined;
    },
    /** Remembers the offers that were loaded. @returns false where nobody asks for them any more */
    remember(offers: Offers): boolean {
      const fttbAddressId = target.peek();
      if (fttbAddressId !== undefined) known.value = { fttbAddressId, offers };
      return fttbAddressId !== undefined;
    },
    /** Calls `onLoaded` with the offers each time they were loaded. */
    watch: (onLoaded: (offers: Offers) => void): (() => void) =>
      effect(() => {
        const state = loading.state.value;
        if (hasValue(state) && !state.isRenewing) untracked(() => onLoaded(state.value));
      }),
  };
}
