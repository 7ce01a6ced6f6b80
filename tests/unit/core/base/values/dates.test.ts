import { assert, date as dates, integer, property } from "fast-check";
import { is } from "superstruct";
import { describe, expect, test } from "vitest";
import {
  addDays,
  calendarDate,
  dateOf,
  daysBetween,
  formatDate,
  parseDate,
  weekdayOf,
  yearsBetween,
  type CalendarDate,
  type DateStyle,
} from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";

/** Returns a date from a text. Throws where the text is no date. */
export function day(text: string): CalendarDate {
  const parsed = parseDate(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
}

const days = dates({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true }).map((moment) =>
  day(moment.toISOString().slice(0, 10)),
);

describe("a day of the calendar", () => {
  test.each(["2026-06-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("%s is one", (text) => {
    expect([parseDate(text), is(text, calendarDate())]).toEqual([text, true]);
  });

  test.each([
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-01",
    "2026-01-00",
    "0000-01-01",
    "2026-6-1",
    "2026-06-01T00:00",
    " 2026-06-01",
    "01/06/2026",
    "",
    20_260_601,
    null,
    undefined,
  ])("%s is none", (value) => {
    expect([parseDate(value), is(value, calendarDate())]).toEqual([undefined, false]);
  });

  test("is put together from three fields", () => {
    expect([dateOf(2026, 6, 1), dateOf(2026, 2, 29), dateOf(26, 6, 1), dateOf(Number.NaN, 1, 1), dateOf(2026, 1.5, 1)]).toEqual([
      "2026-06-01",
      undefined,
      "0026-06-01",
      undefined,
      undefined,
    ]);
  });

  test.each<[string, number, string]>([
    ["2026-06-01", 14, "2026-06-15"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-03-28", 2, "2026-03-30"], // Summer time begins between the two dates.
    ["2026-10-24", 2, "2026-10-26"], // Summer time ends between the two dates.
    ["2026-01-01", -1, "2025-12-31"],
  ])("%s and %i days are %s", (from, count, to) => {
    expect([addDays(day(from), count), daysBetween(day(from), day(to))]).toEqual([to, count]);
  });

  test("is as far there as back, and compares as its text does", () => {
    assert(
      property(days, integer({ min: -40_000, max: 40_000 }), (from, count) => {
        const to = addDays(from, count);
        expect([daysBetween(from, to), addDays(to, -count), parseDate(to)]).toEqual([count, from, to]);
        expect(Math.sign(count)).toBe(to > from ? 1 : to < from ? -1 : 0);
      }),
    );
  });

  test("has a weekday, the next one the day after", () => {
    expect([weekdayOf(day("2026-06-01")), weekdayOf(day("2026-06-07")), weekdayOf(day("2000-01-01"))]).toEqual([1, 7, 6]);
    assert(
      property(days, (date) => {
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) % 7) + 1);
      }),
    );
  });

  test.each<[string, string, number]>([
    ["2008-06-01", "2026-05-31", 17],
    ["2008-06-01", "2026-06-01", 18],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
  ])("whoever is born on %s is on %s %i years old", (born, on, years) => {
    expect(yearsBetween(day(born), day(on))).toBe(years);
  });

  test.each<[Language, DateStyle, string]>([
    ["en", "long", "1 June 2026"],
    ["fr", "long", "1er juin 2026"],
    ["nl", "long", "1 juni 2026"],
    ["en", "weekday", "Monday 1 June 2026"],
    ["fr", "weekday", "lundi 1er juin 2026"],
    ["fr", "day", "lundi 1er juin"],
    ["nl", "weekday", "maandag 1 juni 2026"],
    ["en", "short", "01/06/2026"],
    ["fr", "short", "01/06/2026"],
    ["nl", "short", "01/06/2026"],
  ])("in %s, %s, is %s", (language, style, text) => {
    expect(formatDate(day("2026-06-01"), language, style).replace(",", "")).toBe(text);
  });

  test("in French, the first day alone is an ordinal number", () => {
    const shown = ["2011-11-11", "2021-01-21", "2001-01-31", "2111-01-01"].map((date) => formatDate(day(date), "fr"));
    expect(shown).toEqual(["11 novembre 2011", "21 janvier 2021", "31 janvier 2001", "1er janvier 2111"]);
  });
});
