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

/**
 * Returns the offers with each label on one card: of several cards with the same label the first keeps it, because two cards that are both
 * 'most chosen' help nobody to choose (decisions §8).
 */
export const labelledOnce = <Card extends Pick<OfferCard, "lb">>(cards: readonly Card[]): readonly Card[] =>
  cards.map((card, index) => {
    const isFirst = card.lb === "" || cards.findIndex(({ lb }) => lb === card.lb) === index;
    return isFirst ? card : { ...card, lb: "" };
  });

/** Returns the features by which offers are told apart at a glance: the first two, and one of each group where fewer stand alone. */
export function mainFeatures({ l }: Pick<OfferCard, "l">): readonly string[] {
  const alone = l.filter((one) => typeof one === "string");
  const grouped = l.flatMap((one) => (typeof one === "string" ? [] : one.l.slice(0, 1)));
  return [...alone, ...grouped].slice(0, 2);
}

/** The details of offers: what all of them have in common, and what each has beside that. */
type OfferDetails<Card> = {
  readonly shared: readonly string[];
  readonly own: readonly { readonly card: Card; readonly words: readonly string[] }[];
};

/** Returns what the offers have in common, which is shown once, and what else each has; `wordsOf` returns the texts of one offer. */
export function detailsOf<Card>(cards: readonly Card[], wordsOf: (card: Card) => readonly string[]): OfferDetails<Card> {
  const [first, ...others] = cards.map(wordsOf);
  const shared = first?.filter((word) => others.every((words) => words.includes(word))) ?? [];
  const own = cards.map((card) => ({ card, words: wordsOf(card).filter((word) => !shared.includes(word)) }));
  return { shared, own: own.filter(({ words }) => words.length > 0) };
}

/** Returns the offer that is preselected until the visitor chooses: the highlighted one, which most people take, else the first. */
export const suggestedOffer = <Card extends Pick<OfferCard, "ih">>(cards: readonly Card[]): Card | undefined =>
  cards.find(({ ih }) => ih) ?? cards[0];

/** Returns the features of an offer as lines of text, without the titles of their groups. */
export const featureLines = ({ l }: Pick<OfferCard, "l">): string[] => l.flatMap((one) => (typeof one === "string" ? one : one.l));

/** Returns the features of an offer, with the length of its contract. */
export const featuresOf = ({ l, d }: Pick<OfferCard, "l" | "d">): readonly string[] => [...featureLines({ l }), ...(d ? [d] : [])];

/** Returns the features that all offers share, in the order of the first offer, so that the page shows them once. */
export const sharedFeatures = (cards: readonly Pick<OfferCard, "l" | "d">[]): readonly string[] => detailsOf(cards, featuresOf).shared;
