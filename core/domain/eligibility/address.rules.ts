/**
 * The address at which internet, TV and landline are ordered, and the changes that another address makes to their offers (text 2 §4,
 * decisions §8).
 */
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import {
  cardOf,
  emptyBundle,
  otherKinds,
  priced,
  withoutInvalidCards,
  withoutCard,
  type OtherKind,
} from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, BundleCard } from "#core/domain/bundle/bundle.schema.ts";
import { writeJson } from "#core/base/values/json.ts";

/**
 * The part of an address that a bundle stores (C-136). `boxes` are the boxes of a building of several homes, as long as the visitor has
 * chosen none.
 */
export type BundleAddress = {
  readonly street: string;
  readonly number: string;
  readonly fttbAddressId: string;
  readonly box?: string | undefined;
  readonly boxes?: readonly string[] | undefined;
};

export const bundleAddressOf = ({
  address: { street, number, hasAddress, fttbAddressId, box, boxes },
}: Bundle): BundleAddress | undefined =>
  hasAddress && fttbAddressId !== null ? { street, number, fttbAddressId, ...(box && { box }), ...(boxes && { boxes }) } : undefined;

/** Returns the address as one line of text: `Grand-Place 1`, or with a box `Grand-Place 16/3` (C-028). */
export const addressLine = ({ street, number, box }: Pick<BundleAddress, "street" | "number" | "box">): string =>
  `${street} ${number}${box ? `/${box}` : ""}`;

/** Returns the bundle with the chosen home of the building. An empty `box` means that the home is none of the known boxes. */
export function withBox(bundle: Bundle, box: string): Bundle {
  const { boxes, box: _before, ...address } = bundle.address;
  return boxes ? { ...bundle, address: { ...address, ...(box && { box }) } } : bundle;
}

/** Tells whether a product is to be delivered to a building of several homes while the visitor has not said to which home. */
export const lacksBox = (bundle: Bundle): boolean =>
  bundle.address.boxes !== undefined && otherKinds.some((kind) => bundle[kind].card !== null);

/** Opens or closes the address form of the bundle builder (C-031). */
export const showAddressForm = (bundle: Bundle, edited: boolean): Bundle =>
  bundle.address.edited === edited ? bundle : { ...bundle, address: { ...bundle.address, edited } };

/**
 * Returns the bundle with another address and its offers. Cards that are not offered at this address are removed, together with the cards
 * that depend on them.
 */
export function withAddress(bundle: Bundle, { street, number, fttbAddressId, box, boxes = [] }: BundleAddress, offers: Offers): Bundle {
  const home = box ? { box } : boxes.length > 0 ? { boxes: [...boxes] } : {};
  return offeredOnly({ ...bundle, address: { street, number, fttbAddressId, hasAddress: true, edited: false, ...home } }, offers);
}

/**
 * Returns the bundle without an address: internet, TV and landline are unavailable, and only the default bundle's items are left (C-189,
 * C-190, C-195).
 */
export function withoutAddress(bundle: Bundle): Bundle {
  const { internet, tv, landline, address } = emptyBundle;
  return priced({ ...bundle, internet, tv, landline, address: { ...address, edited: bundle.address.edited } });
}

/**
 * Returns the bundle with the current names and prices of its cards, from the offers at its address in the displayed language. Cards whose
 * offer is gone stay unchanged.
 */
export function atCurrentOffers(bundle: Bundle, offers: Offers): Bundle {
  const cards = otherKinds.flatMap((kind) => {
    const card = bundle[kind].card;
    const offer = card && offerOf(offers[kind], card);
    return offer ? [[kind, { ...bundle[kind], card: cardOf(offer) }] as const] : [];
  });
  const renamed: Bundle = { ...bundle, ...Object.fromEntries(cards) };
  return writeJson(renamed) === writeJson(bundle) ? bundle : priced(renamed);
}

/**
 * Returns the bundle without the cards that are not on offer, and without those that depend on them. Returns the given bundle itself where
 * all are on offer.
 */
export function offeredOnly(bundle: Bundle, offers: Offers): Bundle {
  const isGone = (kind: OtherKind): boolean => bundle[kind].card !== null && !offerOf(offers[kind], bundle[kind].card);
  const gone = otherKinds.filter(isGone);
  return atCurrentOffers(gone.length > 0 ? withoutInvalidCards(gone.reduce(withoutCard, bundle)) : bundle, offers);
}

const offerOf = (offers: readonly OfferCard[], { i }: BundleCard): OfferCard | undefined => offers.find((offer) => offer.i === i);
