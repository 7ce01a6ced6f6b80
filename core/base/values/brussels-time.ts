/**
 * The time of Europe/Brussels, where the provider is: the visitor's own clock may stand in any zone. An instant is always passed in, as
 * epoch milliseconds.
 *
 *     const { date, time } = brusselsTimeAt(clock.now()); // "2026-06-01", "09:30"
 */
import { parseDate, addDays, weekdayOf, type CalendarDate, type Weekday } from "./dates.ts";

export type BrusselsTime = {
  readonly date: CalendarDate;
  /** `HH:MM`, 00:00 to 23:59. Two of them compare as texts. */
  readonly time: string;
};

let format: Intl.DateTimeFormat | undefined;

export function brusselsTimeAt(instantMs: number): BrusselsTime {
  // Made when it is first needed, and once: that is costly.
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
 * The instant at which clocks in Brussels show this. In the hour that summer time skips it is an hour later, in the one that winter time
 * repeats it is the first of the two.
 */
export function instantInBrussels(date: CalendarDate, time = "00:00"): number {
  const asUtc = new Date(`${date}T${time}Z`).getTime();
  // One hour ahead of UTC in winter, two in summer: the earlier instant comes first.
  const found = [2, 1].map((hours) => asUtc - hours * hourMs).find((instantMs) => shows(instantMs, date, time));
  return found ?? asUtc - hourMs;
}

function shows(instantMs: number, date: CalendarDate, time: string): boolean {
  const shown = brusselsTimeAt(instantMs);
  return shown.date === date && shown.time === time;
}

export type OpeningHours = {
  /** `HH:MM`: from this minute on, */
  readonly opens: string;
  /** and no longer from this one on. */
  readonly closes: string;
  readonly weekdays: readonly Weekday[];
};

export type Opening =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly opensOn: CalendarDate; /** From today on. */ readonly inDays: number };

/** Is somebody there, and if not, from which day on? Public holidays are not known here. At least one weekday is open. */
export function openingAt(instantMs: number, { opens, closes, weekdays }: OpeningHours): Opening {
  const { date, time } = brusselsTimeAt(instantMs);
  const isOpenOn = (inDays: number): boolean => weekdays.includes(weekdayOf(addDays(date, inDays)));
  if (isOpenOn(0) && time >= opens && time < closes) return { isOpen: true };
  let inDays = time < opens ? 0 : 1;
  while (inDays < 7 && !isOpenOn(inDays)) inDays++; // a week, whatever a page has made of the calendar
  return { isOpen: false, opensOn: addDays(date, inDays), inDays };
}
