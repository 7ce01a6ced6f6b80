/** The rules by which several offers are shown beside each other: labels, main features, and what the offers have in common. */
import { featuresOf } from "./offers.rules.ts";
import type { OfferCard } from "./offers.schema.ts";

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

/** Returns the features that all offers share, in the order of the first offer, so that the page shows them once. */
export const sharedFeatures = (cards: readonly Pick<OfferCard, "l" | "d">[]): readonly string[] => detailsOf(cards, featuresOf).shared;
