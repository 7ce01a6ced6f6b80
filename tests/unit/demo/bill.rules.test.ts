/** Tests what is billed and when, to the cent and to the day. */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { draftsUntil, dueOn, monthAfter, type Billed } from "#demo/api/domain/bills.rules.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);

type Dates = { readonly startsOn?: string; readonly endsOn?: string; readonly billedUntil?: string };

const item = ({ startsOn = "2026-03-15", endsOn, billedUntil }: Dates = {}, more: Partial<Billed> = {}): Billed => ({
  startsOn: day(startsOn),
  endsOn: endsOn === undefined ? null : day(endsOn),
  billedUntil: billedUntil === undefined ? null : day(billedUntil),
  cents: 3000,
  discount: undefined,
  ...more,
});

/** Returns each invoice: its date, and its lines for each period. */
const billed = (items: readonly Billed[], today: string) =>
  draftsUntil(items, day(today)).drafts.map(({ issuedOn, lines }) => [
    issuedOn,
    ...lines.map(({ period: { firstDay, lastDay, cents } }) => `${firstDay}…${lastDay} ${cents}`),
  ]);

test.each([
  ["2026-03-01", "2026-03-31"],
  ["2026-03-16", "2026-03-31"],
  ["2026-03-17", "2026-03-31"], // The 17th is the last day of March from which 14 days are left in the month.
  ["2026-03-18", "2026-04-01"],
  ["2026-03-20", "2026-04-03"],
  ["2026-03-28", "2026-04-11"],
  ["2026-03-31", "2026-04-14"],
  ["2026-02-14", "2026-02-28"],
  ["2026-02-15", "2026-03-01"],
  ["2028-02-15", "2028-02-29"],
  ["2026-12-31", "2027-01-14"],
])("an invoice of %s is to be paid by %s: the end of its month, and at least 14 days", (issuedOn, due) => {
  expect(dueOn(day(issuedOn))).toBe(due);
});

test.each([
  ["2026-01-31", 0, "2026-01-01"],
  ["2026-01-31", 1, "2026-02-01"],
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-01", 1, "2027-01-01"],
  ["2026-01-01", -1, "2025-12-01"],
  ["2026-06-15", 19, "2028-01-01"],
])("the month of %s and %i more begins on %s", (from, months, first) => {
  expect(monthAfter(day(from), months)).toBe(first);
});

describe("what is billed", () => {
  const first = ["2026-03-15", "2026-03-15…2026-03-31 1645", "2026-04-01…2026-04-30 3000"];
  test.each<[string, Dates, string, string[][]]>([
    ["nothing the day before it starts", {}, "2026-03-14", []],
    ["the rest of the month and the next one on the day", {}, "2026-03-15", [first]],
    ["no more before those are over", {}, "2026-04-30", [first]],
    ["a month in advance from then on", {}, "2026-05-01", [first, ["2026-05-01", "2026-05-01…2026-05-31 3000"]]],
    [
      "two whole months where it starts on the 1st",
      { startsOn: "2026-03-01" },
      "2026-03-31",
      [["2026-03-01", "2026-03-01…2026-03-31 3000", "2026-04-01…2026-04-30 3000"]],
    ],
    [
      "one day where it starts on the last",
      { startsOn: "2026-03-31" },
      "2026-03-31",
      [["2026-03-31", "2026-03-31…2026-03-31 97", "2026-04-01…2026-04-30 3000"]],
    ],
    [
      "a share of 29 days in a leap year",
      { startsOn: "2028-02-29" },
      "2028-02-29",
      [["2028-02-29", "2028-02-29…2028-02-29 103", "2028-03-01…2028-03-31 3000"]],
    ],
  ])("is %s", (_what, dates, today, expected) => {
    expect(billed([item(dates)], today)).toEqual(expected);
  });

  test.each<[string, Dates, string[][]]>([
    ["the day it starts", { endsOn: "2026-03-15" }, [["2026-03-15", "2026-03-15…2026-03-15 97"]]],
    ["the last of the first month", { endsOn: "2026-03-31" }, [["2026-03-15", "2026-03-15…2026-03-31 1645"]]],
    ["the 1st of the next one", { endsOn: "2026-04-01" }, [["2026-03-15", "2026-03-15…2026-03-31 1645", "2026-04-01…2026-04-01 100"]]],
    ["the last day that is billed", { billedUntil: "2026-05-01", endsOn: "2026-04-30" }, []],
    ["the day after it", { billedUntil: "2026-05-01", endsOn: "2026-05-01" }, [["2026-05-01", "2026-05-01…2026-05-01 97"]]],
    ["a day long before", { billedUntil: "2026-05-01", endsOn: "2026-04-02" }, []],
  ])("ends with what ends on %s", (_when, dates, expected) => {
    expect(billed([item(dates)], "2026-12-31")).toEqual(expected);
  });

  test("of several is on one invoice where their days meet, and each is billed until its own", () => {
    const [early, late] = [item({ billedUntil: "2026-04-01" }, { cents: 1000 }), item()];
    const { drafts, billedUntil } = draftsUntil([early, late], day("2026-05-01"));
    expect(drafts.map(({ issuedOn, lines, totalCents }) => [issuedOn, lines.map((line) => line.item === early), totalCents])).toEqual([
      ["2026-03-15", [false, false], 4645],
      ["2026-04-01", [true], 1000],
      ["2026-05-01", [true, false], 4000],
    ]);
    expect([billedUntil.get(early), billedUntil.get(late)]).toEqual(["2026-06-01", "2026-06-01"]);
  });
});

describe("what is billed afterwards", () => {
  const [plan, march] = [item({ billedUntil: "2026-05-01" }), { firstDay: day("2026-03-01"), lastDay: day("2026-03-31"), cents: 61 }];
  const charge = (issuedOn: string) => ({ issuedOn: day(issuedOn), item: plan, period: march });
  const invoices = (charges: readonly ReturnType<typeof charge>[], today: string) =>
    draftsUntil([plan], day(today), charges).drafts.map(({ issuedOn, lines, totalCents }) => [
      issuedOn,
      lines.map(({ period }) => period.cents),
      totalCents,
    ]);

  test("stands on the invoice of its day below the products, and on one of its own where nothing else is due", () => {
    expect(invoices([charge("2026-05-01")], "2026-05-01")).toEqual([["2026-05-01", [3000, 61], 3061]]);
    expect(invoices([charge("2026-04-01")], "2026-05-01")).toEqual([
      ["2026-04-01", [61], 61],
      ["2026-05-01", [3000], 3000],
    ]);
  });

  test("waits for its day, is billed once, and changes nothing of what the products are billed until", () => {
    expect(invoices([charge("2026-06-01")], "2026-05-31")).toEqual([["2026-05-01", [3000], 3000]]);
    expect(invoices([charge("2026-05-01"), charge("2026-05-01")], "2026-06-01")).toEqual([
      ["2026-05-01", [3000, 61, 61], 3122],
      ["2026-06-01", [3000], 3000],
    ]);
    expect(draftsUntil([plan], day("2026-04-30"), [charge("2026-04-01")]).billedUntil.get(plan)).toBe("2026-05-01");
  });

  test("has no discount", () => {
    const off = item({ billedUntil: "2026-05-01" }, { discount: { code: "WELCOME", months: 12, percent: 10 } });
    const { drafts } = draftsUntil([off], day("2026-05-01"), [{ issuedOn: day("2026-05-01"), item: off, period: march }]);
    expect(drafts.map(({ discounts, totalCents }) => [discounts.map(({ cents }) => cents), totalCents])).toEqual([[[-300], 2761]]);
  });
});

describe("a discount", () => {
  const discounted = (cents: number, percent: number, more: { code?: string; months?: number } = {}) =>
    item({ startsOn: "2026-01-31" }, { cents, discount: { code: "WELCOME", months: 2, percent, ...more } });
  const discounts = (items: readonly Billed[], today: string) =>
    draftsUntil(items, day(today)).drafts.map((draft) => [
      draft.issuedOn,
      ...draft.discounts.map(({ code, cents }) => `${code} ${cents}`),
      draft.totalCents,
    ]);

  test("is taken off the month in which it starts and so many after it, and off no other", () => {
    expect(discounts([discounted(3000, 10)], "2026-04-01")).toEqual([
      ["2026-01-31", "WELCOME -310", 2787],
      ["2026-03-01", "WELCOME -300", 2700],
      ["2026-04-01", 3000],
    ]);
  });

  test("is rounded once, on the sum of all that its code is about", () => {
    const [[, off] = []] = discounts(
      [discounted(1005, 10), discounted(1005, 10)].map((one) => ({ ...one, startsOn: day("2026-02-01") })),
      "2026-02-01",
    );
    // The discount is a tenth of 40.20, which is the sum of two months; rounded for each line it would be 404.
    expect(off).toBe("WELCOME -402");
  });

  test("has a line for each code, and none where it takes nothing off", () => {
    const items = [discounted(3100, 10), discounted(3100, 50, { code: "HALF" }), discounted(3100, 0, { code: "NONE" })];
    expect(discounts(items, "2026-01-31")).toEqual([["2026-01-31", "WELCOME -320", "HALF -1600", 9600 - 1920]]);
  });
});
