/** The price of a bundle. Browser and API share this rule, so that their totals cannot differ (decisions §8). */
import { discountOf, sumOf, type Cents, type WholePrice } from "#core/base/values/money.ts";

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

/**
 * Returns the whole price: now, for how long, then, and once. A discount without a number of months lasts as long as the contract.
 *
 * @param months how many months the voucher's discount lasts
 */
export const wholePriceOf = (
  { sumCents, discountCents, totalCents }: BundlePrice,
  months: number | undefined,
  onceCents: Cents,
): WholePrice => ({
  cents: totalCents,
  later: months !== undefined && discountCents > 0 ? { months, cents: sumCents } : undefined,
  onceCents,
});
