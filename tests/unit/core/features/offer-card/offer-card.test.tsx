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
  ["grid", OfferGrid, ["App included"], []],
  ["carousel", OfferCards, [], ["In Dutch", "App included"]],
])("in a %s each group of features has its title, and the others stand beside the groups [C-162]", (_where, Choice, beside, main) => {
  const markup = renderToStaticMarkup(
    <Choice name="tv" label="Choose your TV" offers={[offer]} chosen="" onChoose={() => undefined} language="en" />,
  );
  const lists = [...markup.matchAll(/<ul[^>]*>.*?<\/ul>/g)].map(([list]) => ({
    title: wordsOf(markup, attributesOf(list, "ul")[0]?.["aria-labelledby"]),
    features: textsIn(list),
  }));
  const alone = (features: readonly string[]) => (features.length > 0 ? [{ title: "", features }] : []);
  expect(lists.filter(({ features }) => features.length > 0)).toEqual([
    ...alone(main),
    ...groups.map(({ t, l }) => ({ title: t, features: l })),
    ...alone(beside),
  ]);
  expect(markup).toContain("In Dutch");
});

test("of several cards with one label the first keeps it (decisions §8)", () => {
  const offers = ["a", "b"].map((i) => ({ ...offer, i, lb: "Most chosen" }));
  for (const Choice of [OfferGrid, OfferCards])
    expect(
      renderToStaticMarkup(<Choice name="tv" label="TV" offers={offers} chosen="" onChoose={() => undefined} language="en" />).split(
        "Most chosen",
      ),
    ).toHaveLength(2);
});

test("what else can be done with an offer stands in its card", () => {
  const markup = renderToStaticMarkup(
    <OfferCards
      name="tv"
      label="TV"
      offers={[offer]}
      chosen=""
      onChoose={() => undefined}
      language="en"
      renderMore={({ i }) => <button type="button">Channels of {i}</button>}
    />,
  );
  expect(markup.match(/<article.*?<\/article>/s)?.[0].replace(/<[^>]+>/g, "")).toContain("Channels of tv-max");
});
