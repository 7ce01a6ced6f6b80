import { describe, expect, test } from "vitest";
import { featuresOf, lowestCents, offerName, sharedFeatures, suggestedOffer } from "#core/domain/offers/offers.rules.ts";

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
