/** The address that fixed offers are chosen for, and what becomes of them with another one (text 2 §4, decisions §8). Pure. */
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import { cardOf, emptyBundle, otherKinds, priced, settled, withoutCard, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, BundleCard } from "#core/domain/bundle/bundle.schema.ts";
import { writeJson } from "#core/base/values/json.ts";

/** What a bundle keeps of an address (C-136). `boxes`: those of a building of several homes, where it was not said which. */
export type Place = {
  readonly street: string;
  readonly number: string;
  readonly fttbAddressId: string;
  readonly box?: string | undefined;
  readonly boxes?: readonly string[] | undefined;
};

export const placeOf = ({ address: { street, number, hasAddress, fttbAddressId, box, boxes } }: Bundle): Place | undefined =>
  hasAddress && fttbAddressId !== null ? { street, number, fttbAddressId, ...(box && { box }), ...(boxes && { boxes }) } : undefined;

/** `Grand-Place 1`, with a box `Grand-Place 16/3` (C-028) */
export const placeText = ({ street, number, box }: Pick<Place, "street" | "number" | "box">): string =>
  `${street} ${number}${box ? `/${box}` : ""}`;

/** Which home of the building it is; empty: none of its boxes. */
export function withBox(bundle: Bundle, box: string): Bundle {
  const { boxes, box: _before, ...address } = bundle.address;
  return boxes ? { ...bundle, address: { ...address, ...(box && { box }) } } : bundle;
}

/** Something comes to the address, and nobody knows to which of its homes. */
export const lacksBox = (bundle: Bundle): boolean =>
  bundle.address.boxes !== undefined && otherKinds.some((kind) => bundle[kind].card !== null);

/** The form of an address opens or closes (C-031). */
export const showAddressForm = (bundle: Bundle, edited: boolean): Bundle =>
  bundle.address.edited === edited ? bundle : { ...bundle, address: { ...bundle.address, edited } };

/** Another address, with what is on offer there: cards that are not leave, with what needs them. */
export function withAddress(bundle: Bundle, { street, number, fttbAddressId, box, boxes = [] }: Place, offers: Offers): Bundle {
  const home = box ? { box } : boxes.length > 0 ? { boxes: [...boxes] } : {};
  return offeredOnly({ ...bundle, address: { street, number, fttbAddressId, hasAddress: true, edited: false, ...home } }, offers);
}

/** Internet, TV and landline are unavailable; what is left is of the default bundle (C-189, C-190, C-195). */
export function withoutAddress(bundle: Bundle): Bundle {
  const { internet, tv, landline, address } = emptyBundle;
  return priced({ ...bundle, internet, tv, landline, address: { ...address, edited: bundle.address.edited } });
}

/** Cards by the names and prices of the offers at their address, in the language that is shown; those that are gone stay as they were. */
export function asOffered(bundle: Bundle, offers: Offers): Bundle {
  const cards = otherKinds.flatMap((kind) => {
    const card = bundle[kind].card;
    const offer = card && offerOf(offers[kind], card);
    return offer ? [[kind, { ...bundle[kind], card: cardOf(offer) }] as const] : [];
  });
  const renamed: Bundle = { ...bundle, ...Object.fromEntries(cards) };
  return writeJson(renamed) === writeJson(bundle) ? bundle : priced(renamed);
}

/** Without the cards that are not on offer, and with what needs them gone, too. The same bundle where all are. */
export function offeredOnly(bundle: Bundle, offers: Offers): Bundle {
  const isGone = (kind: OtherKind): boolean => bundle[kind].card !== null && !offerOf(offers[kind], bundle[kind].card);
  const gone = otherKinds.filter(isGone);
  return asOffered(gone.length > 0 ? settled(gone.reduce(withoutCard, bundle)) : bundle, offers);
}

const offerOf = (offers: readonly OfferCard[], { i }: BundleCard): OfferCard | undefined => offers.find((offer) => offer.i === i);
