/**
 * Tests the rules of changed plans: which plan holds on a day, and the correction of what was billed in advance at a price that holds no
 * longer (decisions §9).
 */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { draftsUntil } from "#demo/api/domain/bills.rules.ts";
import { billedBefore, canChangePlan, dueChange, offerOn, plannedChange, planStart, priceSteps } from "#demo/api/domain/plans.rules.ts";
import type { PlanChange } from "#demo/api/store/plan-changes.ts";
import { sampleLine } from "./sample-product.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const prices: Readonly<Record<string, number>> = { "mobile-light": 500, "mobile-essentials": 700, "mobile-max": 1100 };
const change = (startsOn: string, offer: string, formerOffer: string): PlanChange => ({
  productId: sampleLine.id,
  startsOn: day(startsOn),
  offer,
  wpId: "1103",
  cents: prices[offer] ?? Number.NaN,
  formerOffer,
  formerCents: prices[formerOffer] ?? Number.NaN,
  orderedAt: new Date("2026-03-02T09:00:00Z"),
});
const toMax = change("2026-04-01", "mobile-max", "mobile-light");
const toEssentials = change("2026-06-01", "mobile-essentials", "mobile-max");

test.each([
  ["2026-03-01", "2026-04-01"],
  ["2026-03-31", "2026-04-01"],
  ["2026-12-31", "2027-01-01"],
  ["2028-02-29", "2028-03-01"],
])("a plan that is chosen on %s holds from %s on", (today, start) => {
  expect(planStart(day(today))).toBe(start);
});

describe("a change of a plan", () => {
  test("is planned to its last day, and due from its first one until the product has it", () => {
    expect([plannedChange(sampleLine, [toMax], day("2026-03-31")), dueChange(sampleLine, [toMax], day("2026-03-31"))]).toEqual([
      toMax,
      undefined,
    ]);
    expect([plannedChange(sampleLine, [toMax], day("2026-04-01")), dueChange(sampleLine, [toMax], day("2026-04-01"))]).toEqual([
      undefined,
      toMax,
    ]);
    const changed = { ...sampleLine, offer: "mobile-max", cents: 1100 };
    expect(dueChange(changed, [toMax], day("2026-04-01"))).toBeUndefined();
  });

  test("of several that are due is the last one", () => {
    expect(dueChange(sampleLine, [toMax, toEssentials], day("2026-06-01"))).toBe(toEssentials);
    expect(dueChange(sampleLine, [toMax, toEssentials], day("2026-05-31"))).toBe(toMax);
  });

  test("is none of another product, and none after the product's end", () => {
    const other = { ...sampleLine, id: "00000000-0000-4000-8000-000000000002" };
    const ending = { ...sampleLine, endsOn: day("2026-03-31") };
    for (const product of [other, ending])
      expect([plannedChange(product, [toMax], day("2026-03-20")), dueChange(product, [toMax], day("2026-04-20"))]).toEqual([
        undefined,
        undefined,
      ]);
    expect(dueChange({ ...sampleLine, endsOn: day("2026-04-01") }, [toMax], day("2026-04-01"))).toBe(toMax);
  });

  test("is possible for what has no end, and for no landline", () => {
    const kinds = ["mobile", "internet", "tv", "landline"] as const;
    expect(kinds.map((kind) => canChangePlan({ ...sampleLine, kind }))).toEqual([true, true, true, false]);
    expect(canChangePlan({ ...sampleLine, endsOn: day("2026-12-31") })).toBe(false);
  });
});

test("the plan of a day is the one before the next change of it, whether or not the row has changed", () => {
  const days = ["2026-03-31", "2026-04-01", "2026-05-31", "2026-06-01"].map(day);
  const plans = ["mobile-light", "mobile-max", "mobile-max", "mobile-essentials"];
  for (const offer of ["mobile-light", "mobile-max", "mobile-essentials"])
    expect(days.map((one) => offerOn({ ...sampleLine, offer }, [toMax, toEssentials], one))).toEqual(plans);
  expect(offerOn(sampleLine, [], day("2026-03-31"))).toBe("mobile-light");
});

describe("the prices of a product", () => {
  const start = day("2026-01-01");

  test("are one as long as no change has begun, and then one for each plan, from its first day on", () => {
    expect(priceSteps(sampleLine, start, [toMax], day("2026-03-31"))).toBeUndefined();
    expect(priceSteps(sampleLine, start, [toMax, toEssentials], day("2026-06-01"))).toEqual([
      { from: "2026-01-01", cents: 500, offer: "mobile-light" },
      { from: "2026-04-01", cents: 1100, offer: "mobile-max" },
      { from: "2026-06-01", cents: 700, offer: "mobile-essentials" },
    ]);
  });

  test("are billed each for its months, however late the bills are made", () => {
    const steps = priceSteps(sampleLine, start, [toMax, toEssentials], day("2026-07-01"));
    const { drafts } = draftsUntil(
      [{ startsOn: start, endsOn: null, billedUntil: day("2026-03-01"), cents: 700, steps, discount: undefined }],
      day("2026-07-01"),
    );
    expect(drafts.map(({ issuedOn, totalCents }) => [issuedOn, totalCents])).toEqual([
      ["2026-03-01", 500],
      ["2026-04-01", 1100],
      ["2026-05-01", 1100],
      ["2026-06-01", 700],
      ["2026-07-01", 700],
    ]);
  });
});

describe("what was billed ahead at the former price", () => {
  const billedUntil = (text: string | null) => ({ ...sampleLine, billedUntil: text === null ? null : day(text) });

  test.each([
    ["before the first bill", null],
    ["where the bills end with the last day before the new plan", "2026-04-01"],
    ["where the bills have not come so far", "2026-03-01"],
  ])("is nothing %s", (_when, until) => {
    expect(billedBefore(billedUntil(until), toMax)).toBeUndefined();
  });

  test.each([
    ["a raised plan", toMax, -500],
    ["a lowered plan", change("2026-04-01", "mobile-light", "mobile-max"), -1100],
  ])("of %s is the month from its first day on, at the former plan's price", (_what, changed, cents) => {
    expect(billedBefore(billedUntil("2026-05-01"), changed)).toEqual({
      firstDay: "2026-04-01",
      lastDay: "2026-04-30",
      cents,
      offer: changed.formerOffer,
    });
  });

  test("is in proportion where the bills end within the month, with the product", () => {
    expect(billedBefore(billedUntil("2026-04-16"), toMax)).toMatchObject({ lastDay: "2026-04-15", cents: -250 });
  });

  test("is taken back by the next bill, once, beside the new price", () => {
    const takenBack = billedBefore(billedUntil("2026-05-01"), toMax);
    const item = { startsOn: day("2026-03-02"), endsOn: null, billedUntil: day("2026-04-01"), cents: 1100, discount: undefined };
    const { drafts } = draftsUntil([{ ...item, takenBack }], day("2026-05-01"));
    expect(drafts.map(({ issuedOn, totalCents, lines }) => [issuedOn, totalCents, lines.map(({ period }) => period.cents)])).toEqual([
      ["2026-04-01", 600, [-500, 1100]],
      ["2026-05-01", 1100, [1100]],
    ]);
  });
});
