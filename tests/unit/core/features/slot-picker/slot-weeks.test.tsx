/** Tests that the height which is reserved for the calendar of the free days is that of the weeks which the calendar then shows. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SlotCalendar } from "#core/features/slot-calendar/slot-calendar.tsx";
import { calendarSpan, mostIntervals, weeksShown } from "#core/features/slot-picker/slot-picker.rules.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { addDays, parseDate, weekdayOf, type CalendarDate } from "#core/base/values/dates.ts";

const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;

/** Returns the next 20 working days after a day. */
function workingDays(after: CalendarDate): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let one = addDays(after, 1); days.length < 20; one = addDays(one, 1)) if (weekdayOf(one) < 6) days.push(one);
  return days;
}

/** Returns the number of weeks with a day in the calendar as it is drawn. */
const weeksDrawn = (props: Parameters<typeof SlotCalendar>[0]): number =>
  renderToStaticMarkup(<SlotCalendar {...props} />)
    .split("<tr")
    .filter((row) => row.includes("rdp-day_button")).length;

// The calendar is slow to draw, so every 19th day stands for all: it comes on each day of a week and near each end of a month.
test("as many weeks are reserved as are drawn through a year, from today and after the 14 days, and for the last day", () => {
  for (let today = day("2026-01-01"); today < day("2027-02-01"); today = addDays(today, 19)) {
    const days = workingDays(today);
    for (const from of [today, addDays(today, 15)])
      for (const selected of [undefined, days.at(-1)]) {
        const span = calendarSpan(days, from, today);
        const drawn = weeksDrawn({ days, from, today, span, selected, onSelect: () => undefined, language: "en" });
        expect(weeksShown(span, selected), `${today} ${from} ${selected}`).toBe(drawn);
      }
  }
});

test("the calendar begins in the month of the first day that can be chosen, and not before the first free day", () => {
  const days = [day("2026-11-24"), day("2026-12-08"), day("2026-12-15")];
  const today = day("2026-11-23");
  expect(calendarSpan(days, today, today)).toEqual({ first: "2026-11-24", last: "2026-12-15" });
  expect(calendarSpan(days, day("2026-12-08"), today)).toEqual({ first: "2026-12-01", last: "2026-12-15" });
  expect(calendarSpan([], today, today)).toEqual({ first: today, last: today });
});

test("the hours keep the height of the day that has most of them", () => {
  const [morning, noon] = slotIntervals.map((intervalValue) => ({ intervalValue }));
  if (!morning || !noon) throw new Error("There are fewer than two intervals.");
  const date = day("2026-12-01");
  expect(mostIntervals([])).toBe(0);
  expect(
    mostIntervals([
      { date, intervals: [morning] },
      { date, intervals: [morning, noon] },
    ]),
  ).toBe(2);
});
