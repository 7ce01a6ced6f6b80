/** The dealer on whose page the pack is composed. */
import { computed, effect } from "@preact/signals-core";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";

/** @param code the tag's */
export function createDealer({ bundle }: BundleStore, code: { readonly value: string | undefined; peek(): string | undefined }) {
  /** The visitor has seen it in the pack: if it is not there any more they took it out. */
  let wasTaken = false;
  return {
    code: computed(() => code.value),
    /** Their code goes along to the order on another site, also where nobody has looked at it yet: without it they would go away empty-handed. */
    join(pack: Bundle): Bundle {
      const dealer = code.peek();
      const hasAnswer = wasTaken || pack.promo_code.dealerCare !== null || pack.wanted.dealerCare !== null;
      return dealer === undefined || hasAnswer ? pack : { ...pack, wanted: { ...pack.wanted, dealerCare: dealer } };
    },
    start: (): (() => void) =>
      effect(() => {
        if (bundle.value.promo_code.dealerCare) wasTaken = true;
      }),
  };
}
