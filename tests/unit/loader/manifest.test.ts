import fc from "fast-check";
import { expect, test } from "vitest";
import { packHeights, readWidgets, rulesFor } from "#loader/manifest.ts";

const unpack = (packed: string): string => rulesFor(packed, (inline, block) => `${inline}:${block} `).trim();

/** Returns the height that is reserved at a width. It comes from the rule with the largest width that is not above it. */
const heightAt = (packed: string, width: number): number => {
  const rules = unpack(packed)
    .split(" ")
    .map((rule) => rule.split(":").map(Number) as [number, number]);
  return rules.findLast(([from]) => width >= from)?.[1] ?? Number.NaN;
};

const steps = fc
  .tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 400 })), { selector: ([inline]) => inline }),
  )
  .map(([first, more]) => [
    [0, first * 8] as const,
    ...more.sort(([a], [b]) => a - b).map(([inline, block]) => [inline * 8, block * 8] as const),
  ]);

test("reserved heights travel as letters, and mean at each width what they meant before", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 1700 }), (some, width) => {
      expect(heightAt(packHeights(some), width)).toBe(some.findLast(([from]) => width >= from)?.[1]);
    }),
  );
});

test("those of several widgets stand one behind the other, and are told apart", () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1 }), (widgets) => {
      const packed = widgets.map(packHeights);
      const names = widgets.map((_, index) => `widget${index}`).join();
      expect(Object.values(readWidgets(names, packed.join(""))).map(({ heights }) => heights)).toEqual(packed);
    }),
  );
});

test("a step is two letters", () => {
  const some = [
    [0, 896],
    [272, 851],
    [280, 813],
  ] as const;
  expect(packHeights(some)).toMatch(/^112\D{4}$/);
  expect(unpack(packHeights(some))).toBe("0:896 272:856 280:816");
});

test("a height is never less than what was tracked", () => {
  expect(unpack(packHeights([[0, 851]]))).toBe("0:856");
});

test("a widget that takes no space at first has none", () => {
  expect(packHeights([])).toBe("000");
});

test("a widget is its name, its attributes with their kinds, and its methods", () => {
  const widgets = readWidgets("contact max-length# category reset(,price-list! open?,plain", "047@Y000050");
  expect(widgets).toEqual({
    "digi-contact": {
      widget: "contact",
      needsForms: true,
      kinds: new Map([
        ["max-length", "#"],
        ["category", " "],
        ["heading", " "],
        ["loading", ""],
      ]),
      methods: ["reset"],
      heights: "047@Y",
    },
    "digi-price-list": {
      widget: "price-list",
      needsForms: false,
      kinds: new Map([
        ["open", "?"],
        ["heading", " "],
        ["loading", ""],
      ]),
      methods: [],
      heights: "000",
    },
    "digi-plain": {
      widget: "plain",
      needsForms: true,
      kinds: new Map([
        ["heading", " "],
        ["loading", ""],
      ]),
      methods: [],
      heights: "050",
    },
  });
});

test("a widget whose files have another name says it, and that is no attribute", () => {
  const widgets = readWidgets("cookie-consent! choices= policy show(", "000");
  const kinds = new Map([
    ["policy", " "],
    ["heading", " "],
    ["loading", ""],
  ]);
  expect(widgets).toEqual({ "digi-cookie-consent": { widget: "choices", needsForms: false, kinds, methods: ["show"], heights: "000" } });
});
