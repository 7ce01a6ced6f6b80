import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, parseDate, weekdayOf, type CalendarDate } from "#core/base/values/dates.ts";
import {
  addWorkingDays,
  firstDayAfterWithdrawal,
  isWorkingDay,
  lastWithdrawalDay,
  publicHolidays,
} from "#core/base/values/working-days.ts";

const day = (text: string): CalendarDate => {
  const date = parseDate(text);
  if (!date) throw new Error(text);
  return date;
};
const someDay = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays(day("2000-01-01"), days));

describe("public holidays", () => {
  test.each([
    [2024, "2024-04-01", "2024-05-09", "2024-05-20"],
    [2026, "2026-04-06", "2026-05-14", "2026-05-25"],
    [2027, "2027-03-29", "2027-05-06", "2027-05-17"],
    [2038, "2038-04-26", "2038-06-03", "2038-06-14"],
  ])("of %i: Easter Monday %s, Ascension %s, Whit Monday %s, and seven of the calendar", (year, ...movable) => {
    const fixed = ["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"].map((date) => `${year}-${date}`);
    expect(publicHolidays(year)).toEqual([...fixed, ...movable].toSorted());
  });

  test("Easter Monday is a Monday, and Ascension a Thursday, in every year", () => {
    for (let year = 1950; year < 2150; year++) {
      const movable = publicHolidays(year).filter((date) => !/-(01-01|05-01|07-21|08-15|11-01|11-11|12-25)$/.test(date));
      // In 2008 Ascension was on the same day as Labour Day.
      expect(movable.map(weekdayOf).filter((weekday) => weekday !== 1 && weekday !== 4)).toEqual([]);
    }
  });
});

describe("working days", () => {
  test.each([
    ["2026-03-02", 2, "2026-03-04"],
    ["2026-03-06", 1, "2026-03-09"],
    ["2026-04-03", 1, "2026-04-07"], // Easter Monday is between the two dates, and no working day.
    ["2026-12-24", 1, "2026-12-28"],
    ["2026-03-07", 0, "2026-03-09"],
    ["2026-03-02", 0, "2026-03-02"],
  ])("%s and %i more is %s", (from, days, expected) => {
    expect(addWorkingDays(day(from), days)).toBe(expected);
  });

  test("so many are counted as were asked for, and the last is one", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 30 }), (from, days) => {
        const to = addWorkingDays(from, days);
        const passed = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));
        expect([passed.filter(isWorkingDay).length, isWorkingDay(to)]).toEqual([days, true]);
      }),
    );
  });
});

describe("withdrawal", () => {
  test.each([
    ["2026-06-01", "2026-06-15"],
    ["2026-03-06", "2026-03-20"],
    ["2026-03-07", "2026-03-23"], // The first date is a Saturday.
    ["2026-04-22", "2026-05-06"],
    ["2026-04-30", "2026-05-15"], // Ascension is between the two dates, and no working day.
    ["2026-12-11", "2026-12-28"], // Christmas and a weekend are between the two dates.
  ])("of an order on %s is possible until %s", (ordered, last) => {
    expect(lastWithdrawalDay(day(ordered))).toBe(last);
  });

  test("what nobody asked to begin earlier begins on day 15", () => {
    expect(firstDayAfterWithdrawal(day("2026-06-01"))).toBe("2026-06-16");
  });
});
