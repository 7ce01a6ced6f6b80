/** Tests that the cards on the home page are offers of the API: a visitor who adds one finds it in the builder at the same price. */
import { is } from "superstruct";
import { expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { priceListPage } from "#demo/api/domain/pages/price-list.rules.ts";
import { offers } from "#demo/api/domain/offers.ts";
import { cardsIn } from "#demo/pages/provider/subscriptions.ts";
import { prices } from "#demo/site/prices.ts";
import { seenIn } from "./seen.ts";
import { openSite } from "./site.ts";
import { Subscription } from "#widgets/subscription-carousel/subscription-carousel.schema.ts";

test.each(languages)(
  "each card of the home page is whole, of its kind, costs what it does there, and leads to its prices (%s)",
  (language) => {
    const parts = priceListPage(seenIn(language)).sections.map(({ i }) => i);
    const cards = cardsIn({ lang: language, prices });
    expect(new Set(cards.map(({ type }) => type)).size).toBe(4);
    for (const card of cards) {
      if (!is(card, Subscription)) return expect.unreachable(JSON.stringify(card));
      const offer = offers[card.type].find(({ i }) => i === card.id);
      expect([card.id, offer?.price]).toEqual([card.id, card.price]);
      const { pathname, searchParams } = new URL(card.url ?? "", "https://site.example");
      expect(pathname).toBe(pathOf("price-list", language));
      expect(parts).toContain(searchParams.get("tab"));
    }
  },
);

test("the site serves the cards where the carousel reads them, with their prices", async () => {
  const site = await openSite();
  for (const lang of languages) {
    const response = await site.get(`/assets/subscriptions.${lang}.json`);
    expect(response.json()).toEqual({ cards: cardsIn({ lang, prices }) });
  }
  await site.close();
});
