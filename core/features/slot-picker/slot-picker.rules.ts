/** The rules for which free days and hours the visitor can choose (C-300, C-301, decisions §14). Pure. */
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { addDays, dateOf, daysBetween, parseDate, weekdayOf, type CalendarDate } from "#core/base/values/dates.ts";

/**
 * Returns the days that can be chosen. Without the express request to start early, days before the end of the withdrawal period are
 * excluded.
 */
export const daysFor = (days: readonly InstallDay[], startEarly: boolean, openFrom: CalendarDate): readonly InstallDay[] =>
  startEarly ? days : days.filter(({ date }) => date >= openFrom);

/** The first and the last day that the calendar of the free days shows. */
export type CalendarSpan = { readonly first: CalendarDate; readonly last: CalendarDate };

/**
 * Returns the span of the calendar. It begins in the month of the first day that can be chosen, and not before the first free day.
 *
 * @param days all free days, the earliest first
 * @param from the first day that can be chosen
 */
export function calendarSpan(days: readonly CalendarDate[], from: CalendarDate, today: CalendarDate): CalendarSpan {
  const [earliest = today] = days;
  const open = parseDate(`${days.find((day) => day >= from)?.slice(0, 7)}-01`) ?? earliest;
  return { first: open > earliest ? open : earliest, last: days.at(-1) ?? today };
}

/**
 * Returns the number of weeks that the calendar shows of a month at first: that of the chosen day, or the first one. The view reserves
 * their height while the calendar's file is loaded.
 */
export function weeksShown({ first, last }: CalendarSpan, selected: CalendarDate | undefined): number {
  const shown = selected ?? first;
  const [year = 0, month = 1] = shown.split("-").map(Number);
  const begin = dateOf(year, month, 1) ?? shown;
  const nextMonth = (month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1)) ?? shown;
  const from = begin > first ? begin : first;
  const until = nextMonth > last ? last : addDays(nextMonth, -1);
  return Math.floor((weekdayOf(from) - 1 + daysBetween(from, until)) / 7) + 1;
}

/** Returns the number of hours of the day that has most of them. */
export const mostIntervals = (days: readonly InstallDay[]): number => Math.max(0, ...days.map(({ intervals }) => intervals.length));

/** Returns a refusal with the errors of the API's fields by the names of the form's fields. */
export const atSlotFields = <Refusal extends { readonly fieldErrors?: Readonly<Record<string, string>> }>(refusal: Refusal): Refusal => {
  if (!refusal.fieldErrors) return refusal;
  const { intervalValue, ...others } = refusal.fieldErrors;
  return { ...refusal, fieldErrors: { ...others, ...(intervalValue !== undefined && { interval: intervalValue }) } };
};

export const intervalsOn = (days: readonly InstallDay[], date: string): readonly InstallSlot["intervalValue"][] =>
  days.find((day) => day.date === date)?.intervals.map(({ intervalValue }) => intervalValue) ?? [];

/** Returns the first free slot, which the view shows as 'First available'. */
export function firstSlot([day]: readonly InstallDay[]): InstallSlot | undefined {
  const interval = day?.intervals[0];
  return day && interval && { date: day.date, intervalValue: interval.intervalValue };
}

/** Returns the part of an earlier choice that is still free: the day, and the hours of that day. */
export function stillFree(
  days: readonly InstallDay[],
  date: string,
  interval: string,
): { readonly date: string; readonly interval: string } {
  const intervals: readonly string[] = intervalsOn(days, date);
  return { date: intervals.length > 0 ? date : "", interval: intervals.includes(interval) ? interval : "" };
}

/** Returns the slot of an answer, or undefined unless both the day and the hours are free. */
export function slotIn(
  days: readonly InstallDay[],
  { date = "", interval = "" }: Readonly<Record<string, string>>,
): InstallSlot | undefined {
  const day = days.find((one) => one.date === date);
  const found = day?.intervals.find(({ intervalValue }) => intervalValue === interval);
  return day && found && { date: day.date, intervalValue: found.intervalValue };
}
