/**
 * The analytics events of a bundle (C-407, C-409, decisions §10) in the ecommerce shape of GA4. They never contain a phone number or a
 * person's name.
 *
 *     ports.track(...beginCheckout(bundle));
 */
import { writeJson } from "#core/base/values/json.ts";
import { eurosOfCents, shareOf, sumOf, type Cents } from "#core/base/values/money.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { offerCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { itemsOf, type BundleItem } from "./bundle.rules.ts";
import type { Bundle } from "./bundle.schema.ts";
import { bundlePrice } from "./overview.rules.ts";

/** An item of an analytics event. Money is in decimal euros a month, VAT included. `price` is the amount that is left after `discount`. */
export type TrackedItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: BundleItem["kind"];
  /** Set for a mobile line only: 'SIM card' or 'eSIM'. */
  readonly item_variant?: string;
  readonly price: number;
  readonly discount?: number;
  readonly quantity: 1;
};

export type TrackedEvent = readonly [
  event: "view_item_list" | "add_to_cart" | "remove_from_cart" | "begin_checkout" | "add_shipping_info" | "add_payment_info" | "purchase",
  detail: {
    readonly ecommerce: { readonly currency: "EUR"; readonly value: number; readonly items: readonly TrackedItem[] } & TrackedOrder;
  },
];

/**
 * The facts of an analytics event about the order itself. `payment_type` has the specification's names (C-408); `affiliation` is the
 * dealer's code (decisions §8).
 */
type TrackedOrder = {
  readonly payment_type?: "SEPA" | "Manual";
  readonly shipping_tier?: ShippingTier;
  readonly coupon?: string;
  readonly transaction_id?: string;
  readonly affiliation?: string;
};

/** Returns the analytics event for a list of cards that has come into view of a visitor with this bundle. */
export const viewItemList = (kind: BundleItem["kind"], cards: readonly OfferCard[], bundle: Bundle): TrackedEvent =>
  tracked(
    "view_item_list",
    cards.map((card) => ({ item: offered(kind, card), cents: offerCents(card) })),
    dealerOf(bundle),
  );

/** Returns the analytics event for a press of the order button. Each item carries its share of the voucher's discount. */
export const beginCheckout = (bundle: Bundle): TrackedEvent => tracked("begin_checkout", discountedItems(bundle), dealerOf(bundle));

/** The ways of delivery: by a technician (`slot`), by post, or to the phone at once (`esim`) (decisions §10). */
export type ShippingTier = "slot" | "post" | "esim";

/** Returns the analytics event for a completed delivery step: the technician's visit, or the delivery address. */
export const addShippingInfo = (bundle: Bundle, tier: ShippingTier): TrackedEvent =>
  tracked("add_shipping_info", discountedItems(bundle), { shipping_tier: tier, ...couponOf(bundle) });

/** Returns the way of delivery for an order without a technician's visit. An order of eSIMs only needs no post. */
export const deliveryTier = (bundle: Bundle): ShippingTier =>
  itemsOf(bundle).every((item) => item.kind === "mobile" && item.card.sim.name === "eSIM") ? "esim" : "post";

/** Returns the analytics event for a chosen payment method (C-408). */
export const addPaymentInfo = (bundle: Bundle, type: "SEPA" | "Manual"): TrackedEvent =>
  tracked("add_payment_info", discountedItems(bundle), { payment_type: type, ...couponOf(bundle) });

/** Returns the analytics event for an accepted order. Its `orderId` lets analytics count each order once. */
export const purchase = (bundle: Bundle, orderId: string): TrackedEvent =>
  tracked("purchase", discountedItems(bundle), { transaction_id: orderId, ...couponOf(bundle) });

const couponOf = (bundle: Bundle): TrackedOrder => {
  const { voucher } = bundle.promo_code;
  return { ...(voucher && { coupon: voucher.code }), ...dealerOf(bundle) };
};

const dealerOf = ({ promo_code: { dealerCare } }: Bundle): TrackedOrder => (dealerCare ? { affiliation: dealerCare.code } : {});

function discountedItems(bundle: Bundle): Priced[] {
  const { discountCents, sumCents } = bundlePrice(bundle);
  return discounted(itemsOf(bundle).map(priceOf), discountCents, sumCents);
}

/**
 * Returns one analytics event for the items that were removed and one for those that were added; an empty list where no item changed. An
 * item with another plan, SIM or card counts as removed and added. The same item with its text in another language is no change.
 */
export function cartChanges(before: Bundle, after: Bundle): TrackedEvent[] {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const dealer = dealerOf(after);
  return [...changes("remove_from_cart", old, now, dealer), ...changes("add_to_cart", now, old, dealer)];
}

type Priced = { readonly item: TrackedItem; readonly cents: Cents };

function changes(
  event: "add_to_cart" | "remove_from_cart",
  items: readonly BundleItem[],
  others: readonly BundleItem[],
  dealer: TrackedOrder,
): TrackedEvent[] {
  const known = new Set(others.map(keyOf));
  const found = items.filter((item) => !known.has(keyOf(item)));
  return found.length > 0 ? [tracked(event, found.map(priceOf), dealer)] : [];
}

const keyOf = ({ kind, card }: BundleItem): string => writeJson([kind, card.i, ...(kind === "mobile" ? [card.id, card.sim.name] : [])]);

const tracked = (event: TrackedEvent[0], priced: readonly Priced[], order: TrackedOrder = {}): TrackedEvent => [
  event,
  {
    ecommerce: {
      currency: "EUR",
      value: eurosOfCents(sumOf(priced.map(({ cents }) => cents))),
      items: priced.map(({ item }) => item),
      ...order,
    },
  },
];

const offered = (kind: BundleItem["kind"], card: Pick<OfferCard, "i" | "wpId" | "t" | "prc">): TrackedItem => ({
  item_id: card.wpId,
  item_name: titleOf(card),
  item_category: kind,
  price: eurosOfCents(offerCents(card)),
  quantity: 1,
});

const priceOf = ({ kind, card }: BundleItem): Priced => ({
  item: { ...offered(kind, card), ...(kind === "mobile" && { item_variant: card.sim.name }) },
  cents: offerCents(card),
});

/** Returns the items with the discount `off` split among them in proportion to their prices. The shares add up to `off` to the cent. */
function discounted(priced: readonly Priced[], off: Cents, sum: Cents): Priced[] {
  if (off <= 0) return [...priced];
  let counted = 0;
  return priced.map(({ item, cents }) => {
    const share = shareOf(off, counted + cents, sum) - shareOf(off, counted, sum);
    counted += cents;
    return { item: { ...item, price: eurosOfCents(cents - share), discount: eurosOfCents(share) }, cents: cents - share };
  });
}
