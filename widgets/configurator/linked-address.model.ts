/**
 * The address whose id is in a link (decisions §1). It is looked up once, and stays wanted until it is in the bundle, is found to be
 * unknown, or is given up.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals-core";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { bundleAddressOf, type BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, hasValue } from "#core/services/load/loading.model.ts";
import type { definition } from "./configurator.element.ts";

export function createLinkedAddress(ports: PortsOf<typeof definition>) {
  const { bundle: store } = ports;
  /** True where the address id of the link does not exist. */
  const isUnknown = signal(false);
  /** The address id of the link. Null where the link has none, and where the bundle has that address already. */
  const id = computed(() => {
    const { wanted } = store.bundle.value;
    return wanted.fttbAddressId === bundleAddressOf(store.bundle.value)?.fttbAddressId ? null : wanted.fttbAddressId;
  });
  const lookup = createLoading(ports, addressById, {
    request: () => (id.value === null ? undefined : { query: { fttbAddressId: id.value, lang: ports.language.value } }),
  });
  const forget = (): void =>
    store.update((bundle) =>
      bundle.wanted.fttbAddressId === null ? bundle : { ...bundle, wanted: { ...bundle.wanted, fttbAddressId: null } },
    );
  return {
    id,
    lookup,
    isUnknown,
    forget,
    found: computed((): BundleAddress | undefined => {
      const state = lookup.state.value;
      return id.value !== null && hasValue(state) ? state.value.address : undefined;
    }),
    start() {
      const stopLookup = lookup.start();
      const stopMeeting = effect(() => {
        const wanted = store.bundle.value.wanted.fttbAddressId;
        if (wanted !== null && id.value === null) untracked(forget);
      });
      const stopLooking = effect(() => {
        const state = lookup.state.value;
        if (state.status !== "failed" || state.failure.code !== "not_found") return;
        untracked(() =>
          batch(() => {
            isUnknown.value = true;
            forget();
          }),
        );
      });
      return () => {
        stopLooking();
        stopMeeting();
        stopLookup();
      };
    },
  };
}
