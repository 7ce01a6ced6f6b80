import { describe, expect, test } from "vitest";
import { featuresOf, lowestCents, offerName, suggestedOffer } from "#core/domain/offers/offers.rules.ts";
import { detailsOf, labelledOnce, mainFeatures, sharedFeatures } from "#core/domain/offers/shown-offers.rules.ts";

test("a card is named by the last line of its title, else by its id", () => {
  expect([offerName({ t: ["Fibre", "1 Gbps"], i: "a" }), offerName({ t: [], i: "a" })]).toEqual(["1 Gbps", "a"]);
});

test("the lowest price in cents; of nothing there is none", () => {
  expect(lowestCents([{ prc: 7 }, { prc: 2.5 }, { prc: 11 }])).toBe(250);
  expect(lowestCents([])).toBeUndefined();
});

test("the highlighted card is suggested, else the first", () => {
  const [plain, highlighted] = [{ ih: false }, { ih: true }];
  expect(suggestedOffer([plain, highlighted])).toBe(highlighted);
  expect(suggestedOffer([plain])).toBe(plain);
  expect(suggestedOffer([])).toBeUndefined();
});

describe("features", () => {
  test("that all have, in the order of the first", () => {
    expect(sharedFeatures([{ l: ["a", "b", "c"] }, { l: ["c", "a", "d"] }])).toEqual(["a", "c"]);
    expect(sharedFeatures([{ l: ["a"] }, { l: [] }])).toEqual([]);
    expect(sharedFeatures([])).toEqual([]);
  });

  test("that stand in groups are features as the others are, in the order of the card [C-162]", () => {
    const grouped = { l: ["a", { t: "Channels", l: ["b", "c"] }, { t: "Screens", l: ["d"] }] };
    expect(featuresOf({ ...grouped, d: "no term" })).toEqual(["a", "b", "c", "d", "no term"]);
    expect(sharedFeatures([grouped, { l: [{ t: "Others", l: ["d", "b"] }] }])).toEqual(["b", "d"]);
  });

  test("have the length of the contract among them, where it is the same for all", () => {
    expect(
      sharedFeatures([
        { l: ["a"], d: "no term" },
        { l: ["a"], d: "no term" },
      ]),
    ).toEqual(["a", "no term"]);
    expect(sharedFeatures([{ l: ["a"], d: "no term" }, { l: ["a"] }])).toEqual(["a"]);
    expect([featuresOf({ l: ["a"], d: "b" }), featuresOf({ l: ["a"] })]).toEqual([["a", "b"], ["a"]]);
  });
});

test("a label is on one card: the first that has it, whatever other labels there are (decisions §8)", () => {
  const cards = ["", "Most chosen", "", "New", "Most chosen", "New"].map((lb) => ({ lb }));
  const labelled = labelledOnce(cards);
  expect(labelled.map(({ lb }) => lb)).toEqual(["", "Most chosen", "", "New", "", ""]);
  expect(labelled.slice(0, 4).every((card, index) => card === cards[index])).toBe(true);
});

test("the main features are the first two; groups give one each where too few stand alone", () => {
  const groups = [
    { t: "Channels", l: ["45 channels", "Radio"] },
    { t: "Screens", l: ["3 screens"] },
    { t: "Nothing", l: [] },
  ];
  expect(mainFeatures({ l: ["a", "b", "c"] })).toEqual(["a", "b"]);
  expect(mainFeatures({ l: groups })).toEqual(["45 channels", "3 screens"]);
  expect(mainFeatures({ l: [...groups, "a"] })).toEqual(["a", "45 channels"]);
  expect(mainFeatures({ l: [] })).toEqual([]);
});

test("details are what all have in common, and what each has beside that; who has nothing more is left out", () => {
  const words = (card: readonly string[]): readonly string[] => card;
  const [one, other, plain] = [
    ["a", "b", "c"],
    ["c", "a"],
    ["a", "c", "d", "e"],
  ];
  expect(detailsOf([one, other, plain], words)).toEqual({
    shared: ["a", "c"],
    own: [
      { card: one, words: ["b"] },
      { card: plain, words: ["d", "e"] },
    ],
  });
  expect(detailsOf([], words)).toEqual({ shared: [], own: [] });
});
