import fc from "fast-check";
import { expect, test } from "vitest";
import { reservedAt, toSteps, widthsToCheck } from "#tests/height-steps.ts";

const widths = Array.from({ length: 59 }, (_, index) => 256 + index * 8);
const measured = fc
  .array(fc.integer({ min: 100, max: 2000 }), { minLength: widths.length, maxLength: widths.length })
  .map((heights) => new Map(widths.map((width, index) => [width, heights[index] ?? 0])));

test("nothing is taller than what is reserved, at a measured width or between two @all", () => {
  fc.assert(
    fc.property(measured, fc.integer({ min: 0, max: 463 }), (tallest, offset) => {
      const steps = toSteps(tallest);
      const width = 256 + offset;
      const below = tallest.get(256 + Math.floor(offset / 8) * 8) ?? 0;
      expect(reservedAt(steps, width)).toBeGreaterThanOrEqual(below);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(steps[0]?.[0]).toBe(0);
    }),
  );
});

test("of more heights than steps, those are joined that leave the least empty @all", () => {
  const heights = [900, 890, 700, 690, 500, 490, 300, 290, 100];
  const tallest = new Map(widths.map((width, index) => [width, heights[Math.floor(index / 7)] ?? 100]));
  expect(toSteps(tallest).map(([, height]) => height)).toEqual([900, 700, 500, 300, 100]);
});

test("where most visitors are, empty space is worth more steps than elsewhere @all", () => {
  const withDentAt = (from: number) => new Map(widths.map((width) => [width, width >= from && width < from + 64 ? 440 : 500]));
  expect(toSteps(withDentAt(304)).map(([, height]) => height)).toEqual([500, 440, 500]);
  expect(toSteps(withDentAt(440))).toEqual([[0, 500]]);
});

test("a step that saves next to nothing is left out @all", () => {
  const tallest = new Map(widths.map((width) => [width, width < 400 ? 505 : 500]));
  expect(toSteps(tallest)).toEqual([[0, 505]]);
});

test("a widget that grows again where its columns change is reserved its growth @all", () => {
  const tallest = new Map(widths.map((width) => [width, width < 400 ? 400 : width < 560 ? 300 : 450]));
  expect(toSteps(tallest)).toEqual([
    [0, 400],
    [400, 300],
    [552, 450],
  ]);
});

test("checked are the ends of each step @all", () => {
  expect(
    widthsToCheck(
      [
        [0, 500],
        [400, 300],
      ],
      widths,
    ),
  ).toEqual([256, 392, 400, 720]);
});
