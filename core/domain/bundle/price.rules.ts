/** The price of a bundle. Browser and API share this rule, so that their totals cannot differ (decisions §8). */
import { discountOf, sumOf, type Cents } from "#core/base/values/money.ts";

export type BundlePrice = {
  /** The sum of the items, without the discount. */
  readonly sumCents: Cents;
  /** The discount of the voucher, at most the sum. */
  readonly discountCents: Cents;
  readonly totalCents: Cents;
};

/**
 * Returns the price of items in cents a month. A voucher takes its percentage off the plain sum, rounded to the cent; a dealer's code
 * changes no price.
 */
export function priceOfItems(items: readonly Cents[], voucherPercent = 0): BundlePrice {
  const sumCents = sumOf(items);
  const discountCents = Math.min(sumCents, discountOf(sumCents, voucherPercent));
  return { sumCents, discountCents, totalCents: sumCents - discountCents };
}
