import { signal } from "@preact/signals-core";
import { is } from "superstruct";
import { expect, test } from "vitest";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { createPorts } from "#tests/unit/widgets/configurator/desk.ts";
import { Model } from "#widgets/subscription-carousel/subscription-carousel.model.ts";
import { searchOfCard, searchOfChoices } from "#widgets/subscription-carousel/subscription-carousel.rules.ts";
import { Subscription } from "#widgets/subscription-carousel/subscription-carousel.schema.ts";

const light = { id: "light", type: "mobile", price: 5, label: "Light" } as const;
const max = { id: "max & more", type: "mobile", price: 11, label: "Max" } as const;
const fibre = { id: "fibre", type: "internet", price: 10, label: "Fibre" } as const;

function open(cards: unknown = [light, max, fibre]) {
  const browser = createBundleBrowser();
  const { ports, events, left } = createPorts(browser.openTab().store, browser.clock);
  const options = signal({ cards });
  const said: string[] = [];
  const model = new Model(ports, options, { complain: (message) => void said.push(message) });
  model.start();
  return { model, options, events, left, said };
}

test.each([
  [light, "?mobile=light"],
  [max, "?mobile=max+%26+more"],
  [fibre, "?type=fibre"],
  [{ id: "a", type: "tv" }, "?type=a"],
])("a card leads to the builder by its kind and id: %j, %s [C-016]", (card, search) => {
  expect(searchOfCard(card)).toBe(search);
});

test("all that is chosen travels, each by its kind; without a choice nothing does", () => {
  expect(searchOfChoices([light, fibre, { id: "t", type: "tv" }])).toBe("?mobile=light&internet=fibre&tv=t");
  expect(searchOfChoices([])).toBe("");
});

test("added and taken away again, each by itself; the page hears the ids, the way on has them [P-076]", () => {
  const { model, events, left } = open();
  model.goOn();
  expect(left).toEqual([]);
  expect(model.toggle(light)).toBeUndefined();
  expect(model.toggle(fibre)).toBeUndefined();
  model.goOn();
  model.toggle(light);
  expect(model.chosenIds.value).toEqual(["fibre"]);
  expect(events).toEqual([
    ["digi-selection-changed", { ids: ["light"] }],
    ["digi-selection-changed", { ids: ["light", "fibre"] }],
    ["digi-selection-changed", { ids: ["fibre"] }],
  ]);
  expect(left).toEqual([["bundle", "?mobile=light&internet=fibre"]]);
});

test("a link holds one of each kind: another gives way, and is told", () => {
  const { model } = open();
  model.toggle(light);
  expect(model.toggle(max)).toEqual(light);
  expect(model.chosenIds.value).toEqual(["max & more"]);
});

test("a card that the page takes away is chosen no longer", () => {
  const { model, options } = open();
  model.toggle(light);
  model.toggle(fibre);
  options.value = { cards: [fibre] };
  expect(model.chosenIds.value).toEqual(["fibre"]);
});

test("a card without id or of an unknown type stays out, and the page's author hears which", () => {
  const { model, said } = open([{ ...light, id: "" }, fibre, { ...max, type: "radio" }]);
  expect(model.data.state.value).toMatchObject({ status: "loaded", items: [fibre] });
  expect(said).toEqual([expect.stringMatching(/^<digi-subscription-carousel> cards\[0\]\.id: .*; cards\[2\]\.type: /)]);
});

test.each<[what: string, change: object, isGood: boolean]>([
  ["with all that a card can have", { offer: "o", description: "d", url: "/more", list: ["a"], extra_description: "e" }, true],
  ["with nulls", { offer: null, description: null, url: null, list: null, extra_description: null }, true],
  ["free", { price: 0 }, true],
  ["with a price in words", { price: "5" }, false],
  ["below zero", { price: -1 }, false],
  ["without a name", { label: "" }, false],
  ["an address elsewhere", { url: "https://more.example/x" }, true],
  ["an address that runs", { url: " javascript:alert(1)" }, false],
  ["an address that hides it", { url: "java\tscript:alert(1)" }, false],
  ["a list that is none", { list: "a" }, false],
])("a card %s [C-054]", (_what, change, isGood) => {
  expect(is({ ...light, ...change }, Subscription)).toBe(isGood);
});
