/**
 * Tests the costs of use beyond the bundle, that a limit for them holds, and that the result does not depend on the moments at which usage
 * is counted.
 */
import { array, assert, integer, nat, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { sumOf } from "#core/base/values/money.ts";
import { demoUsageOn, type Counted } from "#demo/api/domain/demo-usage.rules.ts";
import {
  allowedUsage,
  chargeOf,
  countedUsage,
  noUsage,
  sharedOut,
  usageSum,
  wholeUnits,
  type Counting,
  type Usage,
} from "#demo/api/domain/usage.rules.ts";
import { triesAtMost } from "#tests/properties.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const gigabyte = 1_000_000;
const bundle = { bundleKilobytes: 20 * gigabyte };
const using = (change: Partial<Usage>): Usage => ({ ...noUsage, ...change });

describe("use beyond the bundle", () => {
  test.each([
    [20 * gigabyte, 0],
    [21 * gigabyte, 60],
    // Half a cent is 8,333.3 KB: it is rounded up, and what is less is rounded down.
    [20 * gigabyte + 8333, 0],
    [20 * gigabyte + 8334, 1],
    [120 * gigabyte, 6000],
  ])("%i KB of data cost %i cents: €0.60 per GB, counted in KB, rounded once", (kilobytes, cents) => {
    expect(chargeOf(using({ kilobytes }), bundle)).toEqual({ dataCents: cents, callCents: 0 });
  });

  test("is rounded on the sum of a month, not on each day", () => {
    const daily = Array.from({ length: 30 }, () => using({ kilobytes: gigabyte + 8000 }));
    // 10 GB and 240,000 KB beyond: 600 cents and 14.4 cents.
    expect(chargeOf(usageSum(daily), bundle).dataCents).toBe(614);
  });

  test("of a product that includes everything costs nothing; a call to another country costs 20 cents a minute", () => {
    const usage = using({ kilobytes: 900 * gigabyte, minutes: 900, texts: 900, minutesAbroad: 17 });
    expect(chargeOf(usage, { bundleKilobytes: null })).toEqual({ dataCents: 0, callCents: 340 });
  });
});

const amounts = record({
  kilobytes: nat(60 * gigabyte),
  minutes: nat(2000),
  texts: nat(2000),
  minutesAbroad: nat(300),
});

describe("a limit", () => {
  test("is never passed, nothing within the bundle is limited, and nothing is made up", () => {
    assert(
      property(array(amounts, { minLength: 1, maxLength: 8 }), integer({ min: 0, max: 500 }), (wanted, euros) => {
        const terms = { ...bundle, limitCents: euros * 100 };
        let used = noUsage;
        for (const one of wanted) {
          const allowed = allowedUsage(used, one, terms);
          for (const part of ["kilobytes", "minutes", "texts", "minutesAbroad"] as const) {
            expect(allowed[part]).toBeGreaterThanOrEqual(0);
            expect(allowed[part]).toBeLessThanOrEqual(one[part]);
          }
          expect([allowed.minutes, allowed.texts]).toEqual([one.minutes, one.texts]);
          const included = Math.max(0, bundle.bundleKilobytes - used.kilobytes);
          expect(allowed.kilobytes).toBeGreaterThanOrEqual(Math.min(one.kilobytes, included));
          used = usageSum([used, allowed]);
        }
        const { dataCents, callCents } = chargeOf(used, bundle);
        expect(dataCents + callCents).toBeLessThanOrEqual(terms.limitCents);
      }),
    );
  });

  test("of 0 lets nothing through beyond the bundle, and one of €1 exactly as much as it pays for", () => {
    const wanted = using({ kilobytes: 25 * gigabyte, minutesAbroad: 9 });
    expect(allowedUsage(noUsage, wanted, { ...bundle, limitCents: 0 })).toEqual(using({ kilobytes: 20 * gigabyte }));
    const kilobytes = 20 * gigabyte + Math.floor(gigabyte / 0.6);
    expect(allowedUsage(noUsage, wanted, { ...bundle, limitCents: 100 })).toEqual(using({ kilobytes }));
    expect(allowedUsage(noUsage, using({ minutesAbroad: 9 }), { ...bundle, limitCents: 100 })).toEqual(using({ minutesAbroad: 5 }));
  });

  test("that is lowered below what was spent lets nothing more through, and takes nothing back", () => {
    const spent = using({ minutesAbroad: 300 });
    expect(allowedUsage(spent, using({ kilobytes: gigabyte, minutesAbroad: 1 }), { ...bundle, limitCents: 1000 })).toEqual(
      using({ kilobytes: gigabyte }),
    );
  });
});

const line: Counted = { key: "+32470123456", kind: "mobile", gigabytes: 20 };
const hourMs = 3_600_000;
const counting = (change: Partial<Counting> = {}): Counting => ({
  fromMs: instantInBrussels(day("2026-03-01")),
  untilMs: instantInBrussels(day("2026-04-01")),
  used: noUsage,
  terms: { ...bundle, limitCents: 6000 },
  wantedOn: (date) => demoUsageOn(line, date),
  ...change,
});
const totalOf = (days: ReadonlyMap<CalendarDate, Usage>): Usage => usageSum([...days.values()]);

describe("counting", () => {
  test("gives the same days, however often one counts, across the end of a month and with a limit that is reached", () => {
    const fromMs = instantInBrussels(day("2026-03-20"));
    const hours = 24 * 20;
    assert(
      property(array(integer({ min: 1, max: hours - 1 }), { maxLength: 6 }), integer({ min: 0, max: 3 }), (stops, euros) => {
        const terms = { bundleKilobytes: 5 * gigabyte, limitCents: euros * 100 };
        const whole = countedUsage(counting({ fromMs, untilMs: fromMs + hours * hourMs, terms }));
        const days = new Map<CalendarDate, Usage>();
        let last = 0;
        for (const stop of [...new Set([...stops, hours])].toSorted((a, b) => a - b)) {
          const [start, until] = [fromMs + last * hourMs, fromMs + stop * hourMs];
          const month = new Date(start + 2 * hourMs).toISOString().slice(0, 7);
          const used = usageSum([...days].filter(([date]) => date.startsWith(month)).map(([, usage]) => usage));
          for (const [date, usage] of countedUsage(counting({ fromMs: start, untilMs: until, terms, used })))
            days.set(date, usageSum([days.get(date) ?? noUsage, usage]));
          last = stop;
        }
        expect([...days]).toEqual([...whole]);
      }),
      triesAtMost(100),
    );
  });

  test.each([
    ["23 hours, when summer time begins", "2026-03-29"],
    ["25 hours, when it ends", "2026-10-25"],
    ["24 hours", "2026-06-01"],
  ])("has the whole usage of a day of %s", (_what, date) => {
    const span = { fromMs: instantInBrussels(day(date)), untilMs: instantInBrussels(addDays(day(date), 1)) };
    expect([...countedUsage(counting(span))]).toEqual([[date, demoUsageOn(line, day(date))]]);
  });

  test("of a part of a day has a part of its usage, and never less an hour later", () => {
    const { fromMs } = counting();
    const after = Array.from({ length: 25 }, (_hour, hours) => totalOf(countedUsage(counting({ untilMs: fromMs + hours * hourMs }))));
    expect([after[0], after[24]]).toEqual([noUsage, demoUsageOn(line, day("2026-03-01"))]);
    for (const [index, usage] of after.slice(1).entries()) expect(usage.kilobytes).toBeGreaterThan(after[index]?.kilobytes ?? 0);
  });

  test("begins each month with a whole bundle", () => {
    const untilMs = instantInBrussels(day("2026-06-01"));
    const days = countedUsage(counting({ untilMs, terms: { bundleKilobytes: 5 * gigabyte, limitCents: 0 } }));
    for (const month of ["2026-03", "2026-04", "2026-05"])
      expect(usageSum([...days].filter(([date]) => date.startsWith(month)).map(([, usage]) => usage)).kilobytes).toBe(5 * gigabyte);
  });
});

test("what the demo makes up is the same for everybody, and differs between lines and days", () => {
  const other = { ...line, key: "+32471000000" };
  const [first, second] = [day("2026-03-01"), day("2026-03-02")];
  expect(demoUsageOn(line, first)).toEqual(demoUsageOn({ ...line }, first));
  expect(demoUsageOn(line, first)).not.toEqual(demoUsageOn(line, second));
  expect(demoUsageOn(line, first)).not.toEqual(demoUsageOn(other, first));
  expect(demoUsageOn({ ...line, kind: "tv" }, first)).toEqual(noUsage);
});

test("shares and whole units add up to what was divided, and are never below zero", () => {
  assert(
    property(amounts, integer({ min: 1, max: 31 }), (usage, days) => {
      const shares = sharedOut(usage, days);
      expect([shares.length, usageSum(shares)]).toEqual([days, usage]);
      const units = wholeUnits(
        shares.map(({ kilobytes }) => kilobytes),
        1000,
      );
      expect([Math.min(...units) >= 0, sumOf(units)]).toEqual([true, Math.floor(usage.kilobytes / 1000)]);
    }),
  );
});
