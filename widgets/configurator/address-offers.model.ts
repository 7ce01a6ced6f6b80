/** The offers at an address: the bundle's address, or the one that is about to replace it. */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, hasValue } from "#core/services/load/loading.model.ts";
import type { definition } from "./configurator.element.ts";

type Addresses = Readonly<Record<"bundleAddress" | "next", ReadonlySignal<BundleAddress | undefined>>>;

/**
 * Creates the model of the offers.
 *
 * @param addresses `bundleAddress` is the address of the bundle; `next` replaces it once its offers have loaded
 */
export function createAddressOffers(ports: PortsOf<typeof definition>, { bundleAddress, next }: Addresses) {
  const target = computed(() => (next.value ?? bundleAddress.value)?.fttbAddressId);
  const loading = createLoading(ports, bundleOffers, {
    request: () => (target.value === undefined ? undefined : { query: { lang: ports.language.value }, body: { fttbId: target.value } }),
  });
  /** The loaded offers with the address that they belong to, because offers of another address must not be shown. */
  const known = signal<{ readonly fttbAddressId: string; readonly offers: Offers } | undefined>(undefined);
  return {
    loading,
    /** The offers at the address of the bundle; undefined until these offers have loaded. */
    here: computed(() => (known.value?.fttbAddressId === bundleAddress.value?.fttbAddressId ? known.value?.offers : undefined)),
    /** Returns the offers at an address, or undefined unless they are the offers that were loaded last. */
    knownAt(fttbAddressId: string): Offers | undefined {
      const last = known.peek();
      return last?.fttbAddressId === fttbAddressId ? last.offers : undefined;
    },
    /**
     * Stores the loaded offers with their address.
     *
     * @returns false where no address is waiting for offers any more
     */
    remember(offers: Offers): boolean {
      const fttbAddressId = target.peek();
      if (fttbAddressId !== undefined) known.value = { fttbAddressId, offers };
      return fttbAddressId !== undefined;
    },
    /** Calls `onLoaded` with the offers each time a load succeeds. */
    watch: (onLoaded: (offers: Offers) => void): (() => void) =>
      effect(() => {
        const state = loading.state.value;
        if (hasValue(state) && !state.isRenewing) untracked(() => onLoaded(state.value));
      }),
  };
}
