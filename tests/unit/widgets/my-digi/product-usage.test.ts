/** Tests the rules of usage: the estimate for the end of a period, and the bars of its days. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { addDays } from "#core/base/values/dates.ts";
import { barsHeight, barsOf } from "#widgets/my-digi/product-usage/usage-bars.rules.ts";
import { daysToCome, projectionOf } from "#widgets/my-digi/product-usage/projection.rules.ts";
import { percentUsed } from "#widgets/my-digi/usage.rules.ts";
import { dataCard, day, daysFrom } from "./product-usage-samples.ts";

describe("the estimate for the end of the month", () => {
  test("goes on as the days before today, today at least as far as them [C-101]", () => {
    // 5 days of 1 GB, today 0.5 GB so far, and 24 days to come.
    expect(projectionOf(dataCard([1000, 1000, 1000, 1000, 1000, 500]))).toEqual({ expected: 30_000, perDay: 1000 });
    // Today is beyond the mean already.
    expect(projectionOf(dataCard([1000, 1000, 1000, 1000, 1000, 3000]))).toEqual({ expected: 32_000, perDay: 1000 });
  });

  test("is rounded as amounts are shown, and never below what is used", () => {
    const days = Array.from({ length: 30 }, () => 334);
    const used = 334 * 30;
    expect(projectionOf(dataCard(days))?.expected).toBe(used); // It would be 10,000 when rounded.
    expect(projectionOf(dataCard([11, 11, 11, 11, 11]))?.expected).toBe(300);
    expect(projectionOf(dataCard([3, 0, 0, 0, 1], { unit: "min", total: 100 }))?.expected).toBe(23);
  });

  test.each([
    ["on day 4", dataCard([1000, 1000, 1000, 1000])],
    ["on day 0", dataCard([])],
    ["for an unlimited amount", dataCard([1000, 1000, 1000, 1000, 1000], { total: null })],
    ["where nothing is used", dataCard([0, 0, 0, 0, 0])],
    ["where all is used and nothing beyond it is possible", dataCard([4000, 4000, 4000, 4000, 4000])],
    ["where a day is missing", dataCard([9, 9, 9, 9, 9], { days: daysFrom("2026-11-01", [9, 9, 9, 9, 9]).toSpliced(2, 1) })],
    ["where days are missing at the end", dataCard([9, 9, 9, 9, 9], { resets: day("2027-01-01") })],
    ["for days that are over", dataCard([9, 9, 9, 9, 9], { resets: day("2026-11-05") })],
  ])("is not made %s", (_when, card) => {
    expect(projectionOf(card)).toBeUndefined();
  });

  test("is not made without days", () => {
    const { days: _, ...card } = dataCard([1000, 1000, 1000, 1000, 1000]);
    expect(projectionOf(card)).toBeUndefined();
  });

  test("is made on day 5, and beyond the bundle where more costs money", () => {
    expect(projectionOf(dataCard([1000, 1000, 1000, 1000, 1000]))?.expected).toBe(30_000);
    expect(projectionOf(dataCard([5000, 5000, 5000, 5000, 5000], { out_of_bundle: 10 }))?.expected).toBe(150_000);
  });

  test("a month whose clocks change has as many days as the calendar says", () => {
    const october = {
      days: daysFrom(
        "2026-10-01",
        Array.from({ length: 24 }, () => 1),
      ),
      resets: day("2026-11-01"),
    };
    const march = {
      days: daysFrom(
        "2026-03-01",
        Array.from({ length: 28 }, () => 1),
      ),
      resets: day("2026-04-01"),
    };
    expect([daysToCome(october), daysToCome(march)]).toEqual([7, 3]);
  });

  test("for 0 to 31 days and up to three bundles it is never below what is used, none before day 5, none for unlimited [C-101]", () => {
    const total = fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null });
    const shares = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 31 });
    const start = fc.integer({ min: 0, max: 800 });
    const unit = fc.constantFrom("MB", "min", "sms");
    fc.assert(
      fc.property(total, shares, start, unit, fc.nat({ max: 31 }), fc.nat({ max: 50 }), (size, parts, at, of, toCome, euros) => {
        const first = addDays(day("2026-01-01"), at);
        const amounts = parts.map((share) => Math.floor((share * (size ?? 10_000)) / Math.max(1, parts.length)));
        const used = amounts.reduce((sum, one) => sum + one, 0);
        const resets = addDays(first, amounts.length + toCome);
        const card: UsageCard = {
          ...{ t: "Data", used, total: size, unit: of, resets, out_of_bundle: euros },
          days: daysFrom(first, amounts),
        };
        const projection = projectionOf(card);
        if (amounts.length < 5 || size === null || used === 0 || amounts.length + toCome > 31) expect(projection).toBeUndefined();
        else if (euros > 0) expect(projection).toBeDefined();
        if (projection === undefined) return;
        expect(projection.expected).toBeGreaterThanOrEqual(used);
        expect(Number.isFinite(projection.expected) && projection.perDay >= 0).toBe(true);
      }),
    );
  });
});

describe("the bars of the days", () => {
  test("are as high as their days, the highest as high as the drawing; the days to come are estimated", () => {
    const card = dataCard([1000, 0, 2000, 1, 1000, 500]);
    const bars = barsOf(card, projectionOf(card));
    expect(bars?.width).toBe(30);
    expect(bars?.used).toBe("M0.15 40v-20h.7V40zM2.15 40v-40h.7V40zM3.15 40v-1h.7V40zM4.15 40v-20h.7V40zM5.15 40v-10h.7V40z");
    expect(bars?.expected.split("z").filter(Boolean)).toHaveLength(25);
    expect(bars?.expected).toMatch(/^M5\.15 40v-16h\.7V40z.*M29\.15 40v-16h\.7V40z$/);
  });

  test("have no estimate where there is none, and are none without usage", () => {
    const { days: _, ...withoutDays } = dataCard([]);
    expect(barsOf(dataCard([1, 2]), undefined)).toMatchObject({ width: 30, expected: "" });
    expect(barsOf(dataCard([1, 2], { resets: day("2027-11-01") }), undefined)?.width).toBe(2);
    expect([barsOf(dataCard([0, 0]), undefined), barsOf(dataCard([]), undefined), barsOf(withoutDays, undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("take at most 2 KiB for the longest month", () => {
    const card = dataCard([], {
      days: daysFrom(
        "2026-12-01",
        Array.from({ length: 31 }, () => 999),
      ),
      resets: day("2027-01-01"),
      used: 30_969,
    });
    const whole = barsOf(card, { expected: 0, perDay: 999 });
    const half = barsOf(dataCard(Array.from({ length: 15 }, () => 999)), { expected: 0, perDay: 500 });
    for (const bars of [whole, half]) expect(`${bars?.used}${bars?.expected}`.length).toBeLessThan(1500);
    expect(barsHeight).toBe(40);
  });
});

test.each([
  [14_200, 20_000, 71],
  [19_999, 20_000, 99],
  [29, 100, 29],
  [20_000, 20_000, 100],
  [60_000, 20_000, 100],
  [0, 0, 100],
  [5, null, undefined],
])("%i of %s are %s percent", (used, total, percent) => {
  expect(percentUsed({ used, total })).toBe(percent);
});
