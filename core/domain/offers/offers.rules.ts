/** Reads names, prices and features from the cards of offers. */
import { centsOfEuros, type Cents } from "#core/base/values/money.ts";
import type { OfferCard } from "./offers.schema.ts";

/** Returns the short name of an offer, such as '1 Gbps': the last line of its card's title, which tells it from other offers. */
export const offerName = ({ t, i }: Pick<OfferCard, "t" | "i">): string => t.at(-1) ?? i;

/** Returns the parts of a card's title joined by + (C-052), or its id where the title is missing. */
export const titleOf = ({ t, i }: Pick<OfferCard, "t" | "i">): string => t.join(" + ") || i;

export const offerCents = ({ prc }: Pick<OfferCard, "prc">): Cents => centsOfEuros(prc);

/** Returns the price of an offer that is paid only once, in cents. */
export const onceCents = ({ once = 0 }: Pick<OfferCard, "once">): Cents => centsOfEuros(once);

/** Returns the lowest price of the offers; undefined where there are none. */
export const lowestCents = (cards: readonly Pick<OfferCard, "prc">[]): Cents | undefined =>
  cards.length === 0 ? undefined : Math.min(...cards.map(offerCents));

/** Returns the offer that is preselected until the visitor chooses: the highlighted one, which most people take, else the first. */
export const suggestedOffer = <Card extends Pick<OfferCard, "ih">>(cards: readonly Card[]): Card | undefined =>
  cards.find(({ ih }) => ih) ?? cards[0];

/** Returns the features of an offer as lines of text, without the titles of their groups. */
export const featureLines = ({ l }: Pick<OfferCard, "l">): string[] => l.flatMap((one) => (typeof one === "string" ? one : one.l));

/** Returns the features of an offer, with the length of its contract. */
export const featuresOf = ({ l, d }: Pick<OfferCard, "l" | "d">): readonly string[] => [...featureLines({ l }), ...(d ? [d] : [])];
