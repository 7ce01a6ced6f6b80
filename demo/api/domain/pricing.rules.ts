/** The items of an order at the prices of the catalogue. The prices that a page sends are only compared with these. */
import type { PriceChange, PricedLine } from "#core/domain/order/order.contract.ts";
import type { AreaOrder, FlowOrder } from "#core/domain/order/order.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { centsOfEuros, discountOf, eurosOfCents, sumOf, type Cents } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { type Asked, offersAt } from "./offer-cards.ts";
import { findVoucher } from "./promo-codes.ts";
import type { OfferKind } from "./offers.ts";

type Mobile = FlowOrder["bundle"]["mobile"][number];
type Landline = NonNullable<FlowOrder["bundle"]["landline"]>;
type Card = { readonly i: string; readonly wpId: string };

/** An ordered product, in the form of either body (of the order flow or of the customer area). */
export type Wanted =
  | { readonly kind: "mobile"; readonly item: Mobile }
  | { readonly kind: "internet" | "tv"; readonly item: Card }
  | { readonly kind: "landline"; readonly item: Landline };

export type Item = Wanted & { readonly card: OfferCard };

/** Returns the number that the customer keeps from another operator, or null when there is none. */
export function keptNumberOf({ kind, item }: Wanted): string | null {
  const phone = kind === "mobile" ? item.new_phone : kind === "landline" ? item.phone : newPhone;
  return phone === newPhone ? null : phone;
}

const listOf = <One>(value: One | readonly One[] | null): readonly One[] => (value === null ? [] : ([value].flat() as readonly One[]));

export const wantedOf = ({ bundle }: Pick<FlowOrder, "bundle"> | Pick<AreaOrder, "bundle">): Wanted[] => [
  ...bundle.mobile.map((item) => ({ kind: "mobile" as const, item })),
  ...listOf<Card>(bundle.internet).map((item) => ({ kind: "internet" as const, item })),
  ...listOf<Card>(bundle.tv).map((item) => ({ kind: "tv" as const, item })),
  ...listOf<Landline>(bundle.landline).map((item) => ({ kind: "landline" as const, item })),
];

/**
 * Returns the items with their cards, or undefined when one of them is not offered at all or not at this address. The address book must
 * know `installAt`.
 */
export function offeredItems(wanted: readonly Wanted[], installAt: string | undefined, asked: Asked): readonly Item[] | undefined {
  const address = installAt === undefined ? undefined : addressOf(installAt);
  const offers: Record<OfferKind, OfferCard[]> = offersAt(address, asked);
  const items = wanted.flatMap((one): Item[] => {
    const card = offers[one.kind].find(({ i, wpId }) => i === one.item.i && wpId === one.item.wpId);
    return card ? [{ ...one, card }] : [];
  });
  return items.length === wanted.length ? items : undefined;
}

export type Price = {
  readonly sumCents: Cents;
  readonly voucher: { readonly code: string; readonly label: string; readonly percent: number; readonly months?: number } | undefined;
  readonly discountCents: Cents;
  readonly totalCents: Cents;
};

/**
 * Computes the price. A discount is a percentage of the plain sum, rounded to the cent (decisions §8). A voucher that is not valid gives no
 * discount.
 */
export function priceOf(items: readonly Item[], voucherCode: string | undefined, language: Language): Price {
  const sumCents = sumOf(items.map(({ card }) => centsOfEuros(card.prc)));
  const found = voucherCode === undefined ? undefined : findVoucher(voucherCode, language);
  const voucher = found && { ...found, percent: found.percent ?? 0 };
  const discountCents = discountOf(sumCents, voucher?.percent ?? 0);
  return { sumCents, voucher, discountCents, totalCents: sumCents - discountCents };
}

/**
 * Tells whether the page's button promised this total. If the page counted a voucher that is not valid, or that gives another discount, it
 * promised another total.
 */
export function isPromised({ bundlesPrice, promo_code: { voucher } }: FlowOrder, price: Price): boolean {
  return centsOfEuros(bundlesPrice) === price.sumCents && (voucher?.percent ?? 0) === (price.voucher?.percent ?? 0);
}

const lineOf = ({ kind, card }: Item): PricedLine => ({ kind, wpId: card.wpId, t: card.t, prc: card.prc });

/** Returns the new price and its lines, to which the visitor is asked to agree. */
export function priceChange(items: readonly Item[], { voucher, discountCents, totalCents }: Price): PriceChange {
  const { code, label, percent, months } = voucher ?? { code: "", label: "", percent: 0 };
  const discount: PricedLine = {
    kind: "voucher",
    wpId: null,
    t: [label],
    prc: -eurosOfCents(discountCents),
    code,
    percent,
    ...(months !== undefined && { months }),
  };
  return { total: eurosOfCents(totalCents), lines: [...items.map(lineOf), ...(voucher ? [discount] : [])] };
}
