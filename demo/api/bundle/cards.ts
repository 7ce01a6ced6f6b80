/** The sample offers as cards in one language, as far as an address can get them. */
import type { OfferCard } from "#core/offers/offers.schema.ts";
import type { Language } from "#core/values/language.ts";
import type { Availability } from "#demo/api/data/fibre.ts";
import { offers, type Offer, type OfferKind } from "./offers.ts";
import { picturesOf } from "./pictures.ts";

const cardOf = (offer: Offer, language: Language, publicUrl: string): OfferCard => ({
  i: offer.i,
  wpId: offer.wpId,
  t: offer.title.map((line) => (typeof line === "string" ? line : line[language])),
  prc: offer.price,
  lb: offer.label?.[language] ?? "",
  l: offer.features.map((feature) => feature[language]),
  images: picturesOf(offer.i, publicUrl),
  ih: offer.highlighted ?? false,
});

/** What can be ordered before an address is known. */
export const withoutAddress: Availability = { fibre: false, internet: false, tv: false, slots: false };

export type Asked = { readonly language: Language; /** The API's own address, where the pictures are. */ readonly publicUrl: string };

/** Mobile goes everywhere; a landline needs the fibre, but no internet subscription. */
export function offersFor({ fibre, internet, tv }: Availability, { language, publicUrl }: Asked): Record<OfferKind, OfferCard[]> {
  const cards = (kind: OfferKind, isAvailable: boolean) =>
    isAvailable ? offers[kind].map((offer) => cardOf(offer, language, publicUrl)) : [];
  return { mobile: cards("mobile", true), internet: cards("internet", internet), tv: cards("tv", tv), landline: cards("landline", fibre) };
}
