/** The rows of the overview: a line for each item and each discount, and one total (C-033, C-034, decisions §8). Pure. */
import { discountOf, sumOf, type Cents } from "#core/base/values/money.ts";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { itemsCents, itemsOf, type BundleItem } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";

export type OverviewLine =
  | { readonly kind: "mobile"; readonly id: number; readonly title: string; readonly cents: Cents }
  | { readonly kind: Exclude<BundleItem["kind"], "mobile">; readonly title: string; readonly cents: Cents }
  /** `cents` is below zero. */
  | { readonly kind: "discount"; readonly code: "voucher" | "dealerCare"; readonly title: string; readonly cents: Cents };

export const overviewLines = (bundle: Bundle): OverviewLine[] => [...itemsOf(bundle).map(lineOf), ...discountLines(bundle)];

/** Returns the sum of the displayed lines in cents a month. */
export const totalCents = (bundle: Bundle): Cents => sumOf(overviewLines(bundle).map(({ cents }) => cents));

function lineOf({ kind, card }: BundleItem): OverviewLine {
  const shown = { title: titleOf(card), cents: offerCents(card) };
  return kind === "mobile" ? { kind, id: card.id, ...shown } : { kind, ...shown };
}

function discountLines(bundle: Bundle): OverviewLine[] {
  const sum = itemsCents(bundle);
  let left = sum;
  return (["voucher", "dealerCare"] as const).flatMap((code) => {
    const promo = bundle.promo_code[code];
    const cents = Math.min(left, discountOf(sum, promo?.percent ?? 0));
    left -= cents;
    return promo && cents > 0 ? [{ kind: "discount" as const, code, title: promo.label, cents: -cents }] : [];
  });
}
