import { describe, expect, test } from "vitest";
import { blockingTime, difference, interactionToNextPaint, judge, median, ratio } from "#tests/bench/statistics.ts";

describe("median", () => {
  test("the middle one, whatever the order", () => expect(median([9, 1, 5])).toBe(5));
  test("the mean of the two in the middle", () => expect(median([4, 1, 3, 2])).toBe(2.5));
  test("one outlier changes nothing", () => expect(median([100, 101, 102, 103, 9000])).toBe(102));
  test("leaves its values in their order", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
  test("nothing has no median", () => expect(median([])).toBeNaN());
});

describe("ratio", () => {
  test("compares within each round: a slow round weighs on both sides", () => {
    expect(ratio([50, 500, 50], [100, 1000, 100])).toBe(0.5);
  });
  test("is the median of the rounds", () => expect(ratio([1, 2, 9], [2, 2, 3])).toBe(1));
  test("nothing against nothing is equal", () => expect(ratio([0], [0])).toBe(1));
  test("something against nothing has no end", () => expect(ratio([7], [0])).toBe(Infinity));
  test("a round that only one side has does not count", () => expect(ratio([1, 5], [2])).toBe(0.5));
});

test("difference is taken within each round too", () => expect(difference([510, 1400, 520], [100, 1000, 100])).toBe(410));

test("blocking time is what long tasks last beyond 50 ms", () => expect(blockingTime([51, 120, 50, 12])).toBe(71));

describe("interaction to next paint", () => {
  const slow = [200, 180, 160];
  const of = (count: number): number[] => [...Array.from({ length: count - slow.length }, () => 40), ...slow];
  test("is the slowest", () => expect(interactionToNextPaint(of(49))).toBe(200));
  test("but one of each full fifty is left out", () => {
    expect(interactionToNextPaint(of(50))).toBe(180);
    expect(interactionToNextPaint(of(99))).toBe(180);
    expect(interactionToNextPaint(of(100))).toBe(160);
  });
  test("of nothing is not known", () => expect(interactionToNextPaint([])).toBeNaN());
});

describe("judge", () => {
  test("a limit is held when it is reached exactly", () => expect(judge({ what: "x", limit: 0.5, unit: "×" }, 0.5).held).toBe(true));
  test("and missed beyond it", () => expect(judge({ what: "x", limit: 0.5, unit: "×" }, 0.501).held).toBe(false));
  test("what could not be measured is not held", () => expect(judge({ what: "x", limit: 0.5, unit: "×" }, Number.NaN).held).toBe(false));
});
