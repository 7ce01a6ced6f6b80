import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { billOf, tellingBills } from "#widgets/configurator/bill/bill.rules.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { totalCents } from "#core/domain/bundle/overview.rules.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { sumOf } from "#core/base/values/money.ts";
import { fibre500, landline, light, offers, twoLines, withPromo } from "#tests/unit/core/domain/bundle/samples.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const bundle = chooseCard(chooseCard(twoLines, "internet", fibre500), "landline", landline); // The price is 5 + 7 + 10 + 2.50 € a month.
const welcome = (of: Bundle, months: number | undefined = 12): Bundle => ({
  ...of,
  promo_code: { voucher: { code: "WELCOME10", label: "10% off", percent: 10, ...(months !== undefined && { months }) }, dealerCare: null },
});
const periodsOf = (of: Bundle, start: string, number: number) =>
  billOf(of, day(start), number).periods.map(({ from, to, lines }) => [from, to, lines.map(({ cents }) => cents)]);

describe("the first bill", () => {
  test("is the days that are left of the month, each line rounded half up, and the whole of the next", () => {
    expect(periodsOf(bundle, "2026-11-16", 1)).toEqual([
      ["2026-11-16", "2026-11-30", [250, 350, 500, 125]],
      ["2026-12-01", "2026-12-31", [500, 700, 1000, 250]],
    ]);
    expect(billOf(bundle, day("2026-11-16"), 1)).toMatchObject({ date: "2026-11-16", totalCents: 1225 + 2450 });
    // 2.50 € × 17 ÷ 31 is 1.3709… €, which is rounded to the cent; 2.50 € × 1 ÷ 20 would be half a cent.
    expect(periodsOf(bundle, "2026-12-15", 1)[0]).toEqual(["2026-12-15", "2026-12-31", [274, 384, 548, 137]]);
  });

  test("has what is paid once, whole and without discount; the next has not", () => {
    const dear = chooseCard(twoLines, "internet", { ...fibre500, once: 49.5 });
    const plans = offers.mobile.map((plan) => ({ ...plan, ...(plan.i === light.i && { once: 10 }) }));
    const first = billOf(welcome({ ...dear, default_bundle: { ...offers, mobile: plans } }), day("2026-11-01"), 1);
    expect(first.once).toEqual([
      { title: "Light + plan", cents: 1000 },
      { title: "Fibre + 500 Mbps", cents: 4950 },
    ]);
    expect(first.totalCents).toBe(2 * (2200 - 220) + 5950);
    expect([billOf(dear, day("2026-11-01"), 2).once, billOf(bundle, day("2026-11-01"), 1).once]).toEqual([[], []]);
  });

  test.each([
    [
      "the last day of a month",
      "2026-12-31",
      [
        ["2026-12-31", "2026-12-31"],
        ["2027-01-01", "2027-01-31"],
      ],
    ],
    [
      "the first day: two whole months",
      "2027-02-01",
      [
        ["2027-02-01", "2027-02-28"],
        ["2027-03-01", "2027-03-31"],
      ],
    ],
    [
      "the 29th of February",
      "2028-02-29",
      [
        ["2028-02-29", "2028-02-29"],
        ["2028-03-01", "2028-03-31"],
      ],
    ],
  ])("from %s", (_what, start, days) => {
    expect(billOf(bundle, day(start), 1).periods.map(({ from, to }) => [from, to])).toEqual(days);
  });
});

test("each later bill is one month, in advance, on its first day", () => {
  expect(billOf(bundle, day("2026-11-16"), 2)).toEqual({
    number: 2,
    once: [],
    date: "2027-01-01",
    periods: [expect.objectContaining({ from: "2027-01-01", to: "2027-01-31" })],
    totalCents: totalCents(bundle),
  });
  expect(billOf(bundle, day("2026-11-16"), 13).date).toBe("2027-12-01");
});

describe("a discount", () => {
  const cheaper = welcome(bundle);
  test("of twelve months is on the month that had begun and on twelve more: the thirteenth bill is the first without", () => {
    const totals = [1, 2, 12, 13].map((number) => billOf(cheaper, day("2026-11-16"), number).totalCents);
    expect(totals).toEqual([1225 - 123 + 2450 - 245, 2205, 2205, 2450]);
    expect(tellingBills(cheaper)).toEqual([1, 2, 13]);
  });

  test("without an end, or none, leaves nothing to tell after the second bill", () => {
    const forever = withPromo(bundle, 10);
    expect([tellingBills(forever), tellingBills(bundle), tellingBills(emptyBundle)]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(billOf(forever, day("2026-11-16"), 100).totalCents).toBe(totalCents(forever));
  });

  test("of one month ends with the second bill", () => {
    expect(tellingBills(welcome(bundle, 1))).toEqual([1, 2]);
    expect(billOf(welcome(bundle, 1), day("2026-11-16"), 2).totalCents).toBe(2450);
  });
});

test("adds up for whatever is bought and whenever it starts: nothing is billed twice or left out", () => {
  const start = integer({ min: 0, max: 4000 }).map((days) => addDays(day("2026-01-01"), days));
  const bought = constantFrom(twoLines, bundle, withPromo(bundle, 10, 5), withPromo(twoLines, 80, 80), welcome(bundle), emptyBundle);
  assert(
    property(record({ start, of: bought }), ({ start: from, of }) => {
      const bills = [1, 2, 3].map((number) => billOf(of, from, number));
      for (const { periods, totalCents: total } of bills) {
        expect(total).toBe(sumOf(periods.flatMap(({ lines }) => lines.map(({ cents }) => cents))));
      }
      const [rest, ...months] = bills.flatMap(({ periods }) => periods);
      for (const { lines } of months) expect(sumOf(lines.map(({ cents }) => cents))).toBe(totalCents(of));
      const ofRest = rest?.lines.map(({ cents }) => cents) ?? [];
      expect(sumOf(ofRest)).toBeGreaterThanOrEqual(0);
      // Each line is rounded separately, so the sum may differ by a cent for each.
      expect(sumOf(ofRest)).toBeLessThanOrEqual(totalCents(of) + ofRest.length);
      const periods = bills.flatMap((bill) => bill.periods);
      expect(periods[0]?.from).toBe(from);
      for (const [index, period] of periods.slice(1).entries()) expect(period.from).toBe(addDays(day(periods[index]?.to ?? ""), 1));
    }),
  );
});
