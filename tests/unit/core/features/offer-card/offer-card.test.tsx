/** Tests what the card of an offer draws of its features, in a grid (customer area) and in a carousel (bundle builder). */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { OfferCards } from "#core/features/offer-cards/offer-cards.tsx";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";

const groups = [
  { t: "Channels", l: ["45 channels", "7 days back"] },
  { t: "Screens", l: ["3 streams at the same time"] },
];
const offer: OfferCard = {
  ...{ i: "tv-max", wpId: "1303", t: ["TV", "Max"], prc: 12, lb: "", images: [], ih: false },
  l: ["In Dutch", "App included", ...groups],
};

const textsIn = (list: string): string[] => [...list.matchAll(/<li>.*?<span>(.*?)<\/span><\/li>/g)].map(([, text = ""]) => text);

test.each([
  ["grid", OfferGrid],
  ["carousel", OfferCards],
])("in a %s each group of features has its title, and the other features stand beside the groups [C-162]", (_where, Choice) => {
  const markup = renderToStaticMarkup(
    <Choice name="tv" label="Choose your TV" offers={[offer]} chosen="" onChoose={() => undefined} language="en" />,
  );
  const lists = [...markup.matchAll(/<ul[^>]*>.*?<\/ul>/g)].map(([list]) => ({
    title: wordsOf(markup, attributesOf(list, "ul")[0]?.["aria-labelledby"]),
    features: textsIn(list),
  }));
  expect(lists).toEqual([...groups.map(({ t, l }) => ({ title: t, features: l })), { title: "", features: ["App included"] }]);
  expect(markup).toContain(">In Dutch</p>");
});
