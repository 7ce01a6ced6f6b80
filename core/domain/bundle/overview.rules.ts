/** The rows of the bundle's overview: a line for each item and each discount, and one total (C-033, C-034, decisions §8). */
import { centsOfEuros, sumOf, type Cents, type WholePrice } from "#core/base/values/money.ts";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { itemsOf, type BundleItem } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";
import { priceOfItems, wholePriceOf, type BundlePrice } from "./price.rules.ts";

export type OverviewLine =
  | { readonly kind: "mobile"; readonly id: number; readonly title: string; readonly cents: Cents }
  | { readonly kind: Exclude<BundleItem["kind"], "mobile">; readonly title: string; readonly cents: Cents }
  /** A discount; its `cents` are negative. */
  | { readonly kind: "discount"; readonly title: string; readonly cents: Cents };

export const overviewLines = (bundle: Bundle): OverviewLine[] => [...itemsOf(bundle).map(lineOf), ...discountLines(bundle)];

/** Returns the sum of the displayed lines, in cents a month. */
export const totalCents = (bundle: Bundle): Cents => bundlePrice(bundle).totalCents;

function lineOf({ kind, card }: BundleItem): OverviewLine {
  const shown = { title: titleOf(card), cents: offerCents(card) };
  return kind === "mobile" ? { kind, id: card.id, ...shown } : { kind, ...shown };
}

/** Returns the voucher's line if the voucher reduces the price. A dealer's code changes no price and has no line. */
function discountLines(bundle: Bundle): OverviewLine[] {
  const { voucher } = bundle.promo_code;
  const { discountCents } = bundlePrice(bundle);
  return voucher && discountCents > 0 ? [{ kind: "discount", title: voucher.label, cents: -discountCents }] : [];
}

/** Returns the price of all items and the voucher's discount. */
export const bundlePrice = (bundle: Bundle): BundlePrice =>
  priceOfItems(
    itemsOf(bundle).map(({ card }) => offerCents(card)),
    bundle.promo_code.voucher?.percent,
  );

/** Returns the price of the bundle now, for how long, then, and once (decisions §8). */
export const wholeBundlePrice = (bundle: Bundle): WholePrice =>
  wholePriceOf(bundlePrice(bundle), bundle.promo_code.voucher?.months, sumOf(itemsOf(bundle).map(({ card }) => paidOnce(bundle, card))));

/**
 * Returns the price that is paid once for an item of the bundle. The plan of a mobile line is looked up in the offers. Discounts do not
 * apply to this price (decisions §8).
 */
export const paidOnce = ({ default_bundle }: Bundle, card: { readonly i: string; readonly once?: number | undefined }): Cents =>
  centsOfEuros(card.once ?? default_bundle?.mobile.find(({ i }) => i === card.i)?.once ?? 0);
