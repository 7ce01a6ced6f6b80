/** This module turns the sample offers into cards in one language, limited to the offers that are available at an address. */
import type { FromPrices, OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Address } from "#demo/api/data/address-book.ts";
import { availabilityOf, type Availability } from "#demo/api/data/fibre.ts";
import { areaLanguagesOf } from "#demo/api/data/language-area.ts";
import { noFixedTerm, offers, type Offer, type OfferKind } from "./offers.ts";
import { picturesOf } from "./offer-pictures.ts";

/** Euros that are paid once for an offer: no contract of the sample has an activation cost (decisions §14). */
export const onceEuros = 0;

export const cardOf = (offer: Offer, language: Language, publicUrl: string): OfferCard => ({
  i: offer.i,
  wpId: offer.wpId,
  t: offer.title.map((line) => (typeof line === "string" ? line : line[language])),
  prc: offer.price,
  lb: offer.label?.[language] ?? "",
  l: offer.features.map((feature) =>
    "title" in feature ? { t: feature.title[language], l: feature.features.map((one) => one[language]) } : feature[language],
  ),
  d: noFixedTerm[language],
  once: onceEuros,
  x: offer.excluded.map((one) => one[language]),
  images: picturesOf(offer.i, publicUrl),
  ih: offer.highlighted ?? false,
});

/** The availability that is assumed before an address is known: mobile alone. */
const withoutAddress: Availability = { fibre: false, internet: false, tv: false, slots: false };

export type Asked = {
  readonly language: Language;
  /** The API's own base URL, below which the pictures of cards are served. */
  readonly publicUrl: string;
  /** True in the customer area, where TV can be ordered in either language, wherever the customer lives (decisions §8). */
  readonly everyTv?: boolean;
};

/**
 * Returns the cards that are available at an address. Mobile is available everywhere, and TV in the languages of the address's area. A
 * landline needs the fibre, but no internet offer at the address. Cards that differ only in their language are sorted: first that of the
 * page's language, then that of the address's area. One card of a kind has the label 'most chosen' (decisions §8).
 */
export function offersAt(address: Address | undefined, { language, publicUrl, everyTv = false }: Asked): Record<OfferKind, OfferCard[]> {
  const { fibre, internet, tv } = address ? availabilityOf(address) : withoutAddress;
  const areaLanguages = address ? areaLanguagesOf(address) : [];
  const languages: readonly string[] = [language, ...areaLanguages];
  const isSpoken = ({ spoken }: Offer): boolean => everyTv || spoken === undefined || areaLanguages.includes(spoken);
  const rankOf = ({ spoken }: Offer): number => {
    const rank = spoken === undefined ? 0 : languages.indexOf(spoken);
    return rank < 0 ? languages.length : rank;
  };
  const cards = (kind: OfferKind, isAvailable: boolean): OfferCard[] => {
    if (!isAvailable) return [];
    const sorted = offers[kind].filter(isSpoken).toSorted((one, other) => rankOf(one) - rankOf(other));
    const suggested = sorted.find(({ highlighted }) => highlighted);
    return sorted.map((offer) => {
      const card = cardOf(offer, language, publicUrl);
      return offer === suggested ? card : { ...card, lb: "", ih: false };
    });
  };
  return { mobile: cards("mobile", true), internet: cards("internet", internet), tv: cards("tv", tv), landline: cards("landline", fibre) };
}

/** Returns the lowest prices of what is offered only at an address, in euros a month, for visitors without one (decisions §8). */
export const fromPrices = (): FromPrices => {
  const lowest = (kind: Exclude<OfferKind, "mobile">): number => Math.min(...offers[kind].map(({ price }) => price));
  return { internet: lowest("internet"), tv: lowest("tv"), landline: lowest("landline") };
};
