/** Tests the choice of a time for the technician's visit: which of the free days and intervals can be chosen. */
import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { slotMessage } from "#core/features/slot-picker/slot-picker.messages.ts";
import { atSlotFields, daysFor, firstSlot, intervalsOn, slotIn, stillFree } from "#core/features/slot-picker/slot-picker.rules.ts";
import { slotFields } from "#core/features/slot-picker/slot-picker.schema.ts";

const [morning, noon, evening] = slotIntervals;
const day = (date: string, ...free: readonly (typeof slotIntervals)[number][]): InstallDay => ({
  date: parseDate(date) as CalendarDate,
  intervals: free.map((intervalValue) => ({ intervalValue })),
});
/** The free days as the API answers them. */
const days = [day("2026-06-08", noon, evening), day("2026-06-15", morning, noon, evening), day("2026-06-16", evening)];
const [soon, later, last] = days.map(({ date }) => date) as [CalendarDate, CalendarDate, CalendarDate];

describe("the days of the calendar", () => {
  test("begin after the withdrawal period, that day included; with the express request they are all that are free [C-157 order-flow, C-300 order-flow]", () => {
    expect(daysFor(days, true, later)).toEqual(days);
    expect(daysFor(days, false, later).map(({ date }) => date)).toEqual([later, last]);
    expect(daysFor(days, false, "2026-06-17" as CalendarDate)).toEqual([]);
  });

  test("have the hours that are free on them, and no others [C-301 order-flow]", () => {
    expect([soon, later, last, "2026-06-09", ""].map((date) => intervalsOn(days, date))).toEqual([
      [noon, evening],
      [morning, noon, evening],
      [evening],
      [],
      [],
    ]);
  });

  test("have hours from 8h to 20h, without a gap [C-302 order-flow]", () => {
    const hours = slotIntervals.map((interval) => interval.split("-"));
    expect(hours.flat()).toEqual(["08:00", "12:00", "12:00", "16:00", "16:00", "20:00"]);
  });
});

describe("'First available'", () => {
  test("is the first hours of the first day", () => {
    expect(firstSlot(days)).toEqual({ date: soon, intervalValue: noon });
    expect(firstSlot(daysFor(days, false, later))).toEqual({ date: later, intervalValue: morning });
  });
  test("is none where no day is open", () => {
    expect([firstSlot([]), firstSlot([day("2026-06-08")])]).toEqual([undefined, undefined]);
  });
});

describe("what was chosen before", () => {
  test.each<[what: string, date: string, interval: string, date: string, interval: string]>([
    ["stays where both are free", soon, noon, soon, noon],
    ["loses its hours where these are taken", soon, morning, soon, ""],
    ["goes where its day is taken", "2026-06-09", noon, "", ""],
    ["is nothing where nothing was", "", "", "", ""],
    ["is a day alone", last, "", last, ""],
  ])("%s", (_what, date, interval, keptDate, keptInterval) => {
    expect(stillFree(days, date, interval)).toEqual({ date: keptDate, interval: keptInterval });
  });

  test("is a slot where day and hours are free together, else none", () => {
    expect(slotIn(days, { date: last, interval: evening })).toEqual({ date: last, intervalValue: evening });
    const none: readonly Readonly<Record<string, string>>[] = [
      { date: last, interval: morning },
      { date: "2026-06-09", interval: noon },
      { date: last },
      { interval: noon },
      {},
    ];
    expect(none.filter((typed) => slotIn(days, typed))).toEqual([]);
  });

  test("before the withdrawal period ends goes with the express request", () => {
    expect(stillFree(daysFor(days, true, later), soon, noon)).toEqual({ date: soon, interval: noon });
    expect(stillFree(daysFor(days, false, later), soon, noon)).toEqual({ date: "", interval: "" });
  });
});

describe("the form", () => {
  const dates = [soon, later];
  const good = { start_early: "", date: soon as string, interval: noon as string };
  function problemsOf(change: object, hours: readonly (typeof slotIntervals)[number][] = [noon, evening]): Record<string, string> {
    const [error] = validate({ ...good, ...change }, slotFields({ dates, intervals: hours }), { coerce: true });
    return Object.fromEntries((error?.failures() ?? []).map(({ path, message }) => [String(path[0]), message]));
  }

  test.each<[what: string, change: Partial<typeof good>, problems: Record<string, string>]>([
    ["a day and hours that are free", {}, {}],
    ["and the express request", { start_early: "1" }, {}],
    ["no day", { date: "" }, { date: "choice.required" }],
    ["a day that is not offered, by a script", { date: "2026-06-09" }, { date: "choice.required" }],
    ["a public holiday, by a script", { date: "2026-07-21" }, { date: "choice.required" }],
    ["no hours", { interval: "" }, { interval: "choice.required" }],
    ["hours that are taken, by a script", { interval: morning }, { interval: "choice.required" }],
    ["neither", { date: "", interval: "" }, { date: "choice.required", interval: "choice.required" }],
  ])("%s [C-300 order-flow, C-301 order-flow]", (_what, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  test("asks for the day first: hours once there is one", () => {
    expect(problemsOf({ date: "", interval: "" }, [])).toEqual({ date: "choice.required" });
  });

  test("says at each field what is missing, and leaves other codes to others", () => {
    const day = slotMessage("choice.required", "date");
    const hours = slotMessage("choice.required", "interval");
    expect([day, hours, slotMessage("required", "date")]).toEqual([expect.stringMatching(/day/i), "select option", undefined]);
  });
});

test("a refusal of the API's fields is one of the form's fields", () => {
  expect(atSlotFields({ fieldErrors: { intervalValue: "Taken.", date: "Over." } })).toEqual({
    fieldErrors: { interval: "Taken.", date: "Over." },
  });
  expect(atSlotFields({ fieldErrors: { date: "Over." } })).toEqual({ fieldErrors: { date: "Over." } });
  expect(atSlotFields({})).toEqual({});
});
