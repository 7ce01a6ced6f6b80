import { computed, createModel, signal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import { wholeBundlePrice } from "#core/domain/bundle/overview.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./promo-code.element.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the voucher and the dealer code, which this tag shares with the bundle builder. */
export const Model = createModel((ports: PortsOf<typeof definition>) => {
  const { bundle } = ports.bundle;
  const codes = ports.promoCodes.of(ports.bundle);
  const isStarted = signal(false);
  return {
    codes,
    price: computed(() => wholeBundlePrice(bundle.value)),
    /** True once the stored bundle has been read. */
    isStarted,
    /**
     * True where the bundle has nothing that a code could apply to. A bundle that already has a code never counts as empty, so that the
     * code can be removed.
     */
    isEmpty: computed(() => !hasItems(bundle.value) && !bundle.value.promo_code.voucher && !bundle.value.promo_code.dealerCare),
    /** True where the bundle has plans from a link that the visitor must complete in the builder. */
    isBegun: computed(() => bundle.value.wanted.lines.length > 0),
    isUnstored: (): boolean => !ports.bundle.persistent(),
    start() {
      const stopBundle = ports.bundle.start();
      const stopCodes = codes.start(ports.language);
      isStarted.value = true;
      return () => {
        stopCodes();
        stopBundle();
      };
    },
  };
});
