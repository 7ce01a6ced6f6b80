/** Tests on which days technicians work. Unless a test says otherwise, today is Monday 2 March 2026. */
import { describe, expect, test } from "vitest";
import { slotIntervals, type InstallSlot } from "#core/domain/order/installation.schema.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { firstFree, freeDays, isAllowedDay, workedDays } from "#demo/api/domain/slots.rules.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const nowMs = Date.parse("2026-03-02T09:00:00Z");

describe("the days on which a technician comes", () => {
  test.each([
    ["2026-03-02T09:00:00Z", "2026-03-09", "2026-04-03"],
    ["2026-03-02T22:59:59Z", "2026-03-09", "2026-04-03"],
    // In Brussels it is already the 3rd of March. Easter Monday, the 6th of April, is not offered.
    ["2026-03-02T23:00:00Z", "2026-03-10", "2026-04-07"],
    ["2026-03-07T09:00:00Z", "2026-03-13", "2026-04-10"], // The 7th of March is a Saturday.
  ])("asked at %s are 20 working days, from %s to %s", (now, first, last) => {
    const days = workedDays(Date.parse(now));
    expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([20, 20, first, last]);
    expect(days).toEqual(days.toSorted());
  });

  test.each([
    [9, [...slotIntervals]],
    [10, ["12:00-16:00", "16:00-20:00"]],
    [11, ["12:00-16:00", "16:00-20:00"]],
  ])("with %i of a morning's places taken offer %o", (taken, left) => {
    const isMorning = ({ date, intervalValue }: InstallSlot) => date === "2026-03-10" && intervalValue === "08:00-12:00";
    const days = freeDays(nowMs, (slot) => (isMorning(slot) ? taken : 0));
    expect(days.find(({ date }) => date === "2026-03-10")?.intervals.map(({ intervalValue }) => intervalValue)).toEqual(left);
    expect(days).toHaveLength(20);
  });

  test("are left out where every interval is full", () => {
    const days = freeDays(nowMs, ({ date }) => (date === "2026-03-09" ? 10 : 9));
    expect([days.length, days[0]?.date]).toEqual([19, "2026-03-10"]);
  });
});

describe("a day within the withdrawal period", () => {
  const ordered = (startEarly: boolean) => ({ orderedOn: day("2026-03-02"), startEarly });
  test.each([
    ["2026-03-09", false, false],
    ["2026-03-16", false, false],
    ["2026-03-17", false, true],
    ["2026-03-16", true, true],
  ])("%s, asked for expressly: %s, is allowed: %s", (date, startEarly, isAllowed) => {
    expect(isAllowedDay(day(date), ordered(startEarly))).toBe(isAllowed);
  });

  test("is not offered in place of another to who did not ask for it, and nothing is where all is full", () => {
    const free = freeDays(nowMs, ({ intervalValue }) => (intervalValue === "08:00-12:00" ? 10 : 0));
    expect(firstFree(free, ordered(true))).toEqual({ date: "2026-03-09", intervalValue: "12:00-16:00" });
    expect(firstFree(free, ordered(false))).toEqual({ date: "2026-03-17", intervalValue: "12:00-16:00" });
    expect(
      firstFree(
        free.filter(({ date }) => date < "2026-03-17"),
        ordered(false),
      ),
    ).toBeNull();
    expect(firstFree([], ordered(true))).toBeNull();
  });
});
