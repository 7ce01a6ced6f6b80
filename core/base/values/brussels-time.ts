/**
 * The time of Europe/Brussels, where the provider is: the visitor's own clock may be in any time zone. An instant is always passed in, as
 * epoch milliseconds.
 *
 *     const { date, time } = brusselsTimeAt(clock.now()); // "2026-06-01", "09:30"
 */
import { parseDate, addDays, weekdayOf, type CalendarDate, type Weekday } from "./dates.ts";

export type BrusselsTime = {
  readonly date: CalendarDate;
  /** The time as `HH:MM`, 00:00 to 23:59. Two times can be compared as texts. */
  readonly time: string;
};

let format: Intl.DateTimeFormat | undefined;

export function brusselsTimeAt(instantMs: number): BrusselsTime {
  // The formatter is created once, when it is first needed, because creating it is costly.
  format ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Brussels",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
  const { year = "", month, day, hour, minute } = parts;
  const date = parseDate(`${year.padStart(4, "0")}-${month}-${day}`);
  if (!date) throw new RangeError("no such date");
  return { date, time: `${hour}:${minute}` };
}

export const todayInBrussels = (instantMs: number): CalendarDate => brusselsTimeAt(instantMs).date;

const hourMs = 3_600_000;

/**
 * Returns the instant at which clocks in Brussels show this date and time. For a time in the hour that summer time skips, the instant is an
 * hour later; for a time in the hour that winter time repeats, it is the first of the two.
 */
export function instantInBrussels(date: CalendarDate, time = "00:00"): number {
  const asUtc = new Date(`${date}T${time}Z`).getTime();
  // Brussels is one hour ahead of UTC in winter and two in summer. Two hours are tried first, so the earlier instant is found where both
  // fit.
  const found = [2, 1].map((hours) => asUtc - hours * hourMs).find((instantMs) => shows(instantMs, date, time));
  return found ?? asUtc - hourMs;
}

function shows(instantMs: number, date: CalendarDate, time: string): boolean {
  const shown = brusselsTimeAt(instantMs);
  return shown.date === date && shown.time === time;
}

export type OpeningHours = {
  /** The first minute of the opening hours, as `HH:MM`. */
  readonly opens: string;
  /** The first minute after the opening hours, as `HH:MM`. */
  readonly closes: string;
  readonly weekdays: readonly Weekday[];
};

export type Opening =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly opensOn: CalendarDate; /** The days from today to `opensOn`. */ readonly inDays: number };

/**
 * Tells whether a service with these hours is open at the instant, and if not, on which day it opens next. Public holidays are not taken
 * into account. At least one weekday must be open.
 */
export function openingAt(instantMs: number, { opens, closes, weekdays }: OpeningHours): Opening {
  const { date, time } = brusselsTimeAt(instantMs);
  const isOpenOn = (inDays: number): boolean => weekdays.includes(weekdayOf(addDays(date, inDays)));
  if (isOpenOn(0) && time >= opens && time < closes) return { isOpen: true };
  let inDays = time < opens ? 0 : 1;
  // The loop ends after a week, even where a script of the page has broken the calendar functions.
  while (inDays < 7 && !isOpenOn(inDays)) inDays++;
  return { isOpen: false, opensOn: addDays(date, inDays), inDays };
}
