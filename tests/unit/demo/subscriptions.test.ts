/** Tests that the cards on the home page are offers of the API: a visitor who adds one finds it in the builder at the same price. */
import { readFileSync } from "node:fs";
import { is } from "superstruct";
import { expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { offers } from "#demo/api/domain/offers.ts";
import { Subscription } from "#widgets/subscription-carousel/subscription-carousel.schema.ts";

test.each(languages)("each card of the file is whole, of its kind, and costs what it does there (%s)", (language) => {
  const file = new URL(`../../../demo/pages/assets/subscriptions.${language}.json`, import.meta.url);
  const { cards } = JSON.parse(readFileSync(file, "utf8")) as { cards: unknown[] };
  expect(new Set(cards.map((card) => (card as Subscription).type)).size).toBe(4);
  for (const card of cards) {
    if (!is(card, Subscription)) return expect.unreachable(JSON.stringify(card));
    const offer = offers[card.type].find(({ i }) => i === card.id);
    expect([card.id, offer?.price]).toEqual([card.id, card.price]);
  }
});
