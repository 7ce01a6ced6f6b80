/** Which day and which hours can be chosen of those that are free (C-300, C-301, decisions §14). Pure. */
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";

/** Without the express request those before the end of the withdrawal period are closed. */
export const daysFor = (days: readonly InstallDay[], startEarly: boolean, openFrom: CalendarDate): readonly InstallDay[] =>
  startEarly ? days : days.filter(({ date }) => date >= openFrom);

export const intervalsOn = (days: readonly InstallDay[], date: string): readonly InstallSlot["intervalValue"][] =>
  days.find((day) => day.date === date)?.intervals.map(({ intervalValue }) => intervalValue) ?? [];

/** 'First available'. */
export function firstSlot([day]: readonly InstallDay[]): InstallSlot | undefined {
  const interval = day?.intervals[0];
  return day && interval && { date: day.date, intervalValue: interval.intervalValue };
}

/** What stays of an earlier choice: the day where it is free, with its hours where these are. */
export function stillFree(
  days: readonly InstallDay[],
  date: string,
  interval: string,
): { readonly date: string; readonly interval: string } {
  const intervals: readonly string[] = intervalsOn(days, date);
  return { date: intervals.length > 0 ? date : "", interval: intervals.includes(interval) ? interval : "" };
}

/** The day and hours of an answer, where both are free. */
export function slotIn(
  days: readonly InstallDay[],
  { date = "", interval = "" }: Readonly<Record<string, string>>,
): InstallSlot | undefined {
  const day = days.find((one) => one.date === date);
  const found = day?.intervals.find(({ intervalValue }) => intervalValue === interval);
  return day && found && { date: day.date, intervalValue: found.intervalValue };
}
