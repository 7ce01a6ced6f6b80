/**
 * The summary of a bundle that the host page is told and a link can carry: ids and codes, never a phone number or a person's name. Pure.
 */
import { eurosOfCents } from "#core/base/values/money.ts";
import { itemsOf } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";
import { totalCents } from "./overview.rules.ts";

/** The detail of the event `digi-bundle-changed`. */
export type BundleSummary = {
  /** Ids of the chosen cards, one for each mobile line. */
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly fttbAddressId: string | null;
  /** Euros a month, discounts taken off. */
  readonly total: number;
};

export const summaryOf = (bundle: Bundle): BundleSummary => ({
  ids: itemsOf(bundle).map(({ card }) => card.i),
  codes: [bundle.promo_code.voucher, bundle.promo_code.dealerCare].flatMap((promo) => (promo ? [promo.code] : [])),
  fttbAddressId: bundle.address.hasAddress ? bundle.address.fttbAddressId : null,
  total: eurosOfCents(totalCents(bundle)),
});
