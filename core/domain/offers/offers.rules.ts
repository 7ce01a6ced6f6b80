/** Pure readings of the cards of offers. */
import { centsOfEuros, type Cents } from "#core/base/values/money.ts";
import type { OfferCard } from "./offers.schema.ts";

/** The last line of a card's title tells it from the others: '1 Gbps'. */
export const offerName = ({ t, i }: Pick<OfferCard, "t" | "i">): string => t.at(-1) ?? i;

/** The parts of a card's title, joined by + (C-052); its id where it has none. */
export const titleOf = ({ t, i }: Pick<OfferCard, "t" | "i">): string => t.join(" + ") || i;

export const offerCents = ({ prc }: Pick<OfferCard, "prc">): Cents => centsOfEuros(prc);

/** From when on such an offer is to be had; undefined where there is none. */
export const lowestCents = (cards: readonly Pick<OfferCard, "prc">[]): Cents | undefined =>
  cards.length === 0 ? undefined : Math.min(...cards.map(offerCents));

/** The one that stands chosen until the visitor chooses: what most take, else the first. */
export const suggestedOffer = <Card extends Pick<OfferCard, "ih">>(cards: readonly Card[]): Card | undefined =>
  cards.find(({ ih }) => ih) ?? cards[0];

/** What an offer has, with the length of its contract. */
export const featuresOf = ({ l, d }: Pick<OfferCard, "l" | "d">): readonly string[] => (d ? [...l, d] : l);

/** What is in all of them, in the order of the first: said once. */
export const sharedFeatures = ([first, ...others]: readonly Pick<OfferCard, "l" | "d">[]): readonly string[] =>
  first ? featuresOf(first).filter((feature) => others.every((other) => featuresOf(other).includes(feature))) : [];
