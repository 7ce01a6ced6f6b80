/** Tests of what happens after an order, and when. */
import { describe, expect, test } from "vitest";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { firstDayOf, needsOf, timelineOf, type Ahead } from "#core/features/order-timeline/order-timeline.rules.ts";

const day = (text: string): CalendarDate => text as CalendarDate;
const idsOf = (ahead: Partial<Ahead>): string[] => timelineOf({ warnings: [], ...ahead }).map(({ id }) => id);
const slot = { date: day("2026-12-04"), intervalValue: "08:00-12:00" } as const;

const twoLines = { simCards: 1, eSims: 1, keptNumbers: 1, hasVisit: false, hasTvBox: false };
const keptLandline = { simCards: 0, eSims: 0, keptNumbers: 1, hasVisit: true, hasTvBox: false };

describe("what the customer has to do", () => {
  test("is each warning once, but no notice, also where another back end sends it as a warning", () => {
    expect(needsOf({ warnings: ["no_slot", "number_check", "no_slot", "of-tomorrow"] })).toEqual(["no_slot", "of-tomorrow"]);
    expect(needsOf({ warnings: [], notices: ["number_check"] })).toEqual([]);
  });

  test.each([{ warnings: ["number_check"] }, { notices: ["number_check"] }])("is not the check of a number: %j is a step", (codes) => {
    expect(idsOf(codes).slice(0, 2)).toEqual(["mail", "check"]);
  });
});

describe("a timeline", () => {
  test("is in the order of the days, the mail first, and what has no day last", () => {
    const steps = [
      { id: "invoice", on: null },
      { id: "number", on: day("2026-12-15") },
      { id: "posted", on: day("2026-12-02") },
      { id: "of-tomorrow", on: day("2026-12-01") },
      { id: "visit", on: null },
    ];
    expect(idsOf({ steps, notices: ["number_check"] })).toEqual(["mail", "check", "posted", "number", "invoice", "visit"]);
    const moments = timelineOf({ warnings: [], steps, slot });
    expect(moments.map(({ id }) => id)).toEqual(["mail", "posted", "visit", "number", "invoice"]);
    expect(moments[2]).toEqual({ id: "visit", on: slot.date, slot });
    expect(firstDayOf(moments)).toBe("2026-12-15");
  });

  test("of a back end that names no steps follows from the products, without days", () => {
    expect(idsOf({ kinds: twoLines })).toEqual(["mail", "posted", "esim", "number", "invoice"]);
    const fixed = timelineOf({ warnings: [], kinds: keptLandline, slot });
    expect(fixed.map(({ id, on }) => [id, on])).toEqual([
      ["mail", null],
      ["visit", slot.date],
      ["number", null],
      ["invoice", null],
    ]);
    expect(firstDayOf(fixed)).toBeUndefined();
    expect(idsOf({})).toEqual(["mail", "invoice"]);
  });
});
