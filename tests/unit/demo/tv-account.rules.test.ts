/**
 * Tests when a Digi TV account ends: within hours of the first activation, at the end of the month, or together with its internet (C-244,
 * C-245).
 */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { agreedEnd, isTvAccountOver, lastTvDay, tvAccountEnd } from "#demo/api/domain/tv-account.rules.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { sampleLine } from "./sample-product.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const dayOrNull = (text: string | null): CalendarDate | null => (text === null ? null : day(text));
const nowMs = Date.parse("2026-03-10T09:00:00Z");
const home = "FTTB-1000-1-01-1";
const at = (kind: Product["kind"], endsOn: string | null, address = home): Product => ({
  ...sampleLine,
  kind,
  address,
  endsOn: dayOrNull(endsOn),
});

describe("the last day of Digi TV at an address", () => {
  test.each<[string, readonly Product[], string | null]>([
    ["none where internet goes on", [at("internet", null)], null],
    ["that of its internet", [at("internet", "2026-03-12")], "2026-03-12"],
    ["the later one of internet and TV", [at("tv", "2026-03-20"), at("internet", "2026-03-12")], "2026-03-20"],
    ["none where one of them goes on", [at("internet", "2026-03-12"), at("tv", null)], null],
    ["not that of a landline", [at("internet", "2026-03-12"), at("landline", null)], "2026-03-12"],
    ["not that of another address", [at("internet", "2026-03-12"), at("tv", null, `${home}~2`)], "2026-03-12"],
    [
      "not that of what has not begun",
      [at("internet", "2026-03-12"), { ...at("tv", null), status: "ordered", startsAt: null }],
      "2026-03-12",
    ],
  ])("is %s", (_what, own, last) => {
    expect(lastTvDay(own, home, nowMs)).toBe(last);
  });
});

describe("the end of an account that is ended now", () => {
  const account = (isFirst = true) => ({ activatedAt: new Date("2026-03-09T09:00:01Z"), isFirst });

  test("is at once within 24 hours of the first activation alone", () => {
    expect(tvAccountEnd(account(), { nowMs, last: null })).toEqual({ endsOn: "2026-03-10", isAtOnce: true });
    expect(tvAccountEnd(account(), { nowMs: nowMs + 1000, last: null })).toEqual({ endsOn: "2026-03-31", isAtOnce: false });
    expect(tvAccountEnd(account(false), { nowMs, last: null })).toEqual({ endsOn: "2026-03-31", isAtOnce: false });
  });

  test.each([
    ["2026-03-10", "2026-03-10"],
    ["2026-03-30", "2026-03-30"],
    ["2026-04-01", "2026-03-31"],
  ])("is no later than what it comes with, which ends on %s", (last, endsOn) => {
    expect(tvAccountEnd(account(false), { nowMs, last: day(last) })).toEqual({ endsOn, isAtOnce: false });
  });
});

test.each([
  [null, null, null],
  [null, "2026-03-12", null],
  ["2026-03-31", null, "2026-03-31"],
  ["2026-03-31", "2026-03-12", "2026-03-12"],
  ["2026-03-31", "2026-04-12", "2026-03-31"],
])("an end that is agreed for %s, with Digi TV until %s, is on %s", (agreed, last, endsOn) => {
  expect(agreedEnd({ endsOn: dayOrNull(agreed) }, dayOrNull(last))).toBe(endsOn);
});

test("an account is over after its last day in Brussels, or at once", () => {
  const over = (endsOn: string | null, moment: string) => isTvAccountOver({ endsOn: dayOrNull(endsOn), endedAt: null }, Date.parse(moment));
  expect([over("2026-03-31", "2026-03-31T21:59:59Z"), over("2026-03-31", "2026-03-31T22:00:00Z")]).toEqual([false, true]);
  expect([over("2026-10-31", "2026-10-31T22:59:59Z"), over("2026-10-31", "2026-10-31T23:00:00Z")]).toEqual([false, true]);
  expect(over(null, "2030-01-01T00:00:00Z")).toBe(false);
  expect(isTvAccountOver({ endsOn: day("2026-03-10"), endedAt: new Date(nowMs) }, nowMs)).toBe(true);
});
