import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { brusselsTimeAt, instantInBrussels, openingAt, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, parseDate, type Weekday } from "#core/base/values/dates.ts";

const at = Date.parse;
const anyInstant = integer({ min: at("2000-01-01T00:00Z"), max: at("2099-12-31T00:00Z") });

describe("the time in Brussels", () => {
  test.each([
    ["2026-01-15T09:30:59Z", "2026-01-15", "10:30"],
    ["2026-07-15T09:30:00Z", "2026-07-15", "11:30"],
    ["2026-12-31T23:00:00Z", "2027-01-01", "00:00"],
    ["2026-06-30T22:00:00Z", "2026-07-01", "00:00"],
    ["2026-06-30T21:59:59Z", "2026-06-30", "23:59"],
    ["2026-03-29T00:59:59Z", "2026-03-29", "01:59"], // Summer time begins a second later.
    ["2026-03-29T01:00:00Z", "2026-03-29", "03:00"],
    ["2026-10-25T00:30:00Z", "2026-10-25", "02:30"], // Summer time ends: this hour comes twice.
    ["2026-10-25T01:30:00Z", "2026-10-25", "02:30"],
  ])("at %s is %s %s", (instant, date, time) => {
    expect([brusselsTimeAt(at(instant)), todayInBrussels(at(instant))]).toEqual([{ date, time }, date]);
  });

  test.each([
    ["2026-01-15", "10:30", "2026-01-15T09:30:00Z"],
    ["2026-07-15", "11:30", "2026-07-15T09:30:00Z"],
    ["2026-03-29", "01:59", "2026-03-29T00:59:00Z"],
    ["2026-03-29", "02:30", "2026-03-29T01:30:00Z"], // Summer time skips 02:30, so the result is an hour later.
    ["2026-03-29", "03:00", "2026-03-29T01:00:00Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00Z"], // Winter time brings 02:30 twice, so the result is the first of the two.
    ["2026-10-25", "03:00", "2026-10-25T02:00:00Z"],
  ])("on %s at %s is the instant %s", (date, time, instant) => {
    const parsed = parseDate(date);
    expect(parsed && instantInBrussels(parsed, time)).toBe(at(instant));
  });

  test("is found again from what it shows", () => {
    assert(
      property(anyInstant, (instant) => {
        const minute = Math.floor(instant / 60_000) * 60_000;
        const { date, time } = brusselsTimeAt(minute);
        // A time that comes twice a day stands for its first instant.
        expect([0, 3_600_000]).toContain(minute - instantInBrussels(date, time));
      }),
    );
  });

  test("has days of 23, 24 and 25 hours that follow each other", () => {
    assert(
      property(anyInstant, (instant) => {
        const date = todayInBrussels(instant);
        const [from, to] = [instantInBrussels(date), instantInBrussels(addDays(date, 1))];
        expect(instant >= from && instant < to).toBe(true);
        expect([23, 24, 25]).toContain((to - from) / 3_600_000);
      }),
    );
  });
});

describe("opening hours", () => {
  const hours = { opens: "09:00", closes: "17:00", weekdays: [1, 2, 3, 4, 5, 6] as const };

  test.each([
    ["2026-01-16T08:00:00Z", { isOpen: true }],
    ["2026-01-16T15:59:59Z", { isOpen: true }],
    ["2026-01-16T07:59:59Z", { isOpen: false, opensOn: "2026-01-16", inDays: 0 }],
    ["2026-01-16T16:00:00Z", { isOpen: false, opensOn: "2026-01-17", inDays: 1 }],
    ["2026-01-17T16:00:00Z", { isOpen: false, opensOn: "2026-01-19", inDays: 2 }],
    ["2026-01-18T10:00:00Z", { isOpen: false, opensOn: "2026-01-19", inDays: 1 }],
    ["2026-07-16T07:00:00Z", { isOpen: true }], // In summer the same business hours are an hour earlier in UTC.
    ["2026-03-29T23:30:00Z", { isOpen: false, opensOn: "2026-03-30", inDays: 0 }], // In Brussels it is already Monday, the 30th.
  ])("at %s", (instant, expected) => {
    expect(openingAt(at(instant), hours)).toEqual(expected);
  });

  test("say a day on which somebody is there", () => {
    assert(
      property(anyInstant, constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), (instant, weekday) => {
        const opening = openingAt(instant, { ...hours, weekdays: [weekday] });
        if (opening.isOpen) return;
        const opens = instantInBrussels(opening.opensOn, hours.opens);
        expect(opens).toBeGreaterThan(instant);
        expect(openingAt(opens, { ...hours, weekdays: [weekday] })).toEqual({ isOpen: true });
        expect(opening.inDays).toBeLessThanOrEqual(7);
      }),
    );
  });
});
