/** This module fills the cards of the home page's carousel: their files have the texts, and the catalogue has the prices. */
import en from "#demo/pages/assets/subscriptions.en.json" with { type: "json" };
import fr from "#demo/pages/assets/subscriptions.fr.json" with { type: "json" };
import nl from "#demo/pages/assets/subscriptions.nl.json" with { type: "json" };
import { eurosOf, type Lang, type PageContext } from "#demo/pages/context.ts";

type Text = (typeof en.cards | typeof fr.cards)[number];
type Card = Text & { readonly price: number };

const files: Readonly<Record<Lang, readonly Text[]>> = { en: en.cards, fr: fr.cards, nl: nl.cards };

/** Returns the cards in a language, each with the price of the offer whose id it has. */
export const cardsIn = (context: Pick<PageContext, "lang" | "prices">): Card[] =>
  files[context.lang].map((card) => ({ ...card, price: eurosOf(context, card.id) }));
