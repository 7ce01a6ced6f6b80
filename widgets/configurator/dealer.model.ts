/** The dealer on whose page the bundle is composed. */
import { computed, effect } from "@preact/signals-core";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";

/**
 * Creates the model of the dealer on whose page the bundle is composed.
 *
 * @param code the dealer code in the tag's attribute
 */
export function createDealer({ bundle }: BundleStore, code: { readonly value: string | undefined; peek(): string | undefined }) {
  /** True once the dealer's code was in the bundle. If the code is missing later, the visitor has removed it. */
  let wasTaken = false;
  return {
    code: computed(() => code.value),
    /**
     * Adds the dealer's code to a bundle that is ordered on another site, even if the visitor never opened the codes: otherwise the order
     * would not name the dealer.
     */
    join(bundle: Bundle): Bundle {
      const dealer = code.peek();
      const hasAnswer = wasTaken || bundle.promo_code.dealerCare !== null || bundle.wanted.dealerCare !== null;
      return dealer === undefined || hasAnswer ? bundle : { ...bundle, wanted: { ...bundle.wanted, dealerCare: dealer } };
    },
    start: (): (() => void) =>
      effect(() => {
        if (bundle.value.promo_code.dealerCare) wasTaken = true;
      }),
  };
}
