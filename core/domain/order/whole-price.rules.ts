/** The whole price of a bundle: a month now, for how long, then, and once (decisions §8). Browser and API share these rules. Pure. */
import { localeOf, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, sumOf, type Cents } from "#core/base/values/money.ts";
import { otherKinds } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { bundlePrice } from "#core/domain/bundle/overview.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { BundlePrice } from "#core/domain/bundle/price.rules.ts";

export type WholePrice = {
  /** The price a month, as it is at first. */
  readonly cents: Cents;
  /** The months for which that price holds, and the price a month after them; undefined where the price does not change by itself. */
  readonly later?: { readonly months: number; readonly cents: Cents } | undefined;
  /** The sum of what is paid once; undefined where another line says it. */
  readonly onceCents?: Cents;
};

/**
 * Returns the whole price of items. A discount without a number of months lasts as long as the contract.
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

export const wholeBundlePrice = (bundle: Bundle): WholePrice =>
  wholePriceOf(bundlePrice(bundle), bundle.promo_code.voucher?.months, sumOf(paidOnce(bundle).map(({ once }) => centsOfEuros(once))));

/** Returns a number of months in words that agree with it: `1 month`, `12 months`. */
export const monthsText = (months: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit: "month", unitDisplay: "long" }).format(months);

type PaidOnce = Pick<OfferCard, "i" | "t"> & { readonly once: number };

/**
 * Returns the items of a bundle that are paid once. The plan of a mobile line is looked up in the offers; discounts do not apply to these
 * items (decisions §8).
 */
export function paidOnce({ mobile, default_bundle, ...bundle }: Bundle): readonly PaidOnce[] {
  const plans = mobile.cards.map(({ i }) => default_bundle?.mobile.find((plan) => plan.i === i));
  return [...plans, ...otherKinds.map((kind) => bundle[kind].card)].flatMap((card) => (card?.once ? [{ ...card, once: card.once }] : []));
}
