/**
 * The offers for a visitor whose address is unknown. They are stored with the bundle, so that a later page shows them without a request.
 */
import { batch, effect, untracked } from "@preact/signals-core";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading } from "#core/services/load/loading.model.ts";
import type { Changes } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";

export function createDefaultOffers(ports: PortsOf<typeof definition>, { takeOffers }: Pick<Changes, "takeOffers">) {
  const loading = createLoading(ports, bundleOffers, {
    request: () => ({ query: { lang: ports.language.value }, body: { fttbId: null } }),
  });
  return {
    loading,
    /** Puts the offers into the bundle after each load, and calls `onTaken` within the same change. */
    watch: (onTaken: () => void): (() => void) =>
      effect(() => {
        const state = loading.state.value;
        if (state.status !== "loaded") return;
        untracked(() =>
          batch(() => {
            takeOffers(() => ports.bundle.setOffers(state.value));
            onTaken();
          }),
        );
      }),
  };
}
