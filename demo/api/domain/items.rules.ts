/** This module finds the items of an order and their cards in the catalogue, with pure functions. */
import type { AreaOrder, FlowOrder } from "#core/domain/order/order.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { offersAt, type Asked } from "./offer-cards.ts";
import type { OfferKind } from "./offers.ts";

type Mobile = FlowOrder["bundle"]["mobile"][number];
type Landline = NonNullable<FlowOrder["bundle"]["landline"]>;
type Card = { readonly i: string; readonly wpId: string };

/** A product of an order, in the form of either order body (the order flow's or the customer area's). */
export type Wanted =
  | { readonly kind: "mobile"; readonly item: Mobile }
  | { readonly kind: "internet" | "tv"; readonly item: Card }
  | { readonly kind: "landline"; readonly item: Landline };

export type Item = Wanted & { readonly card: OfferCard };

/** Returns the phone number (`+32…`) that the customer keeps from another operator, or null when the product has no number or a new one. */
export function keptNumberOf({ kind, item }: Wanted): string | null {
  const phone = kind === "mobile" ? item.new_phone : kind === "landline" ? item.phone : newPhone;
  return phone === newPhone ? null : phone;
}

/** Tells whether a product is a mobile line with an eSIM. */
export const hasEsim = ({ kind, item }: Wanted): boolean => kind === "mobile" && item.sim.name === "eSIM";

/** Returns the mobile lines that get a SIM card by post. */
export const simCardsIn = <One extends Wanted>(wanted: readonly One[]): One[] =>
  wanted.filter((one) => one.kind === "mobile" && !hasEsim(one));

const listOf = <One>(value: One | readonly One[] | null): readonly One[] => (value === null ? [] : ([value].flat() as readonly One[]));

/**
 * Returns the products of an order body: first the mobile lines, then internet, TV and landline. The order flow sends single objects, the
 * customer area lists (C-380).
 */
export const wantedOf = ({ bundle }: Pick<FlowOrder, "bundle"> | Pick<AreaOrder, "bundle">): Wanted[] => [
  ...bundle.mobile.map((item) => ({ kind: "mobile" as const, item })),
  ...listOf<Card>(bundle.internet).map((item) => ({ kind: "internet" as const, item })),
  ...listOf<Card>(bundle.tv).map((item) => ({ kind: "tv" as const, item })),
  ...listOf<Landline>(bundle.landline).map((item) => ({ kind: "landline" as const, item })),
];

/**
 * Returns the products with their cards, or undefined when one of them is not offered at all or not at this address. The address book must
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
