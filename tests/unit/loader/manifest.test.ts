import fc from "fast-check";
import { expect, test } from "vitest";
import { packHeights, unpackHeights } from "#loader/manifest.ts";

const heights = fc.array(
  fc.tuple(
    fc.nat(200).map((eighths) => eighths * 8),
    fc.nat(400).map((eighths) => eighths * 8),
  ),
);

test("reserved heights travel as steps, and come back as they were", () => {
  fc.assert(
    fc.property(heights, (some) => {
      expect(unpackHeights(packHeights(some))).toEqual(some);
    }),
  );
});

test("the steps are small numbers", () => {
  const some = [
    [0, 896],
    [272, 851],
    [280, 813],
  ] as const;
  expect(packHeights(some)).toEqual([0, 112, 34, -5, 1, -5]);
});

test("a height is never less than what was measured", () => {
  expect(unpackHeights(packHeights([[0, 851]]))).toEqual([[0, 856]]);
});
