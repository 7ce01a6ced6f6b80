/**
 * The summary of a bundle, with which events inform the host page, and which a link can carry: ids and codes, never a phone number or a
 * person's name.
 */
import { eurosOfCents } from "#core/base/values/money.ts";
import { itemsOf } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";
import { totalCents } from "./overview.rules.ts";

/** The detail of the event `digi-bundle-changed`. */
export type BundleSummary = {
  /** The ids of the chosen cards; each mobile line has its own entry. */
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly fttbAddressId: string | null;
  /** The monthly price in euros, after discounts. */
  readonly total: number;
};

export const summaryOf = (bundle: Bundle): BundleSummary => ({
  ids: itemsOf(bundle).map(({ card }) => card.i),
  codes: [bundle.promo_code.voucher, bundle.promo_code.dealerCare].flatMap((promo) => (promo ? [promo.code] : [])),
  fttbAddressId: bundle.address.hasAddress ? bundle.address.fttbAddressId : null,
  total: eurosOfCents(totalCents(bundle)),
});
