/** The dealer on whose page the bundle is composed. */
import { computed, effect } from "@preact/signals-core";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";

/**
 * Creates the model of the dealer.
 * @param code the dealer code of the tag
 */
export function createDealer({ bundle }: BundleStore, code: { readonly value: string | undefined; peek(): string | undefined }) {
  /** True once the visitor has seen the code in the bundle: if the code is not there any more, the visitor took it out. */
  let wasTaken = false;
  return {
    code: computed(() => code.value),
    /**
     * Adds the dealer's code to a bundle that is ordered on another site, also where nobody has looked at the code yet: without it the dealer
     * would go away empty-handed.
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
