/**
 * Days of the calendar, without a time and without a time zone: `2026-06-01` is the same day for every reader.
 *
 *     const start = parseDate(answer.date);
 *     formatDate(addDays(start, 14), "fr") // "15 juin 2026"
 *
 * `brussels-time.ts` tells which day it is now.
 */
import { define, type Struct } from "superstruct";
import { localeOf, type Language } from "./language.ts";

declare const isCalendarDate: unique symbol;
/** A date as `YYYY-MM-DD`: a day that exists, in the years 0001 to 9999. Two dates can be compared as texts: `<` means before. */
export type CalendarDate = string & { readonly [isCalendarDate]: true };

/** A day of the week: Monday is 1, Sunday 7, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayMs = 86_400_000;

/** Returns the date; undefined where there is no such day (`2026-02-29`), or the text has another format. */
export function parseDate(text: unknown): CalendarDate | undefined {
  if (typeof text !== "string" || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const ms = new Date(text).getTime();
  // Some engines parse the 31st of a short month as the 1st of the next.
  return Number.isNaN(ms) || dateOfMs(ms) !== text ? undefined : (text as CalendarDate);
}

/** Returns the date of a typed year, month and day; undefined where there is no such day: `dateOf(2026, 2, 29)`. */
export const dateOf = (year: number, month: number, day: number): CalendarDate | undefined => parseDate(textOf(year, month, day));

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfMs(msOf(date) + days * dayMs) as CalendarDate;

/** Returns the number of days from the first date to the second. The number is negative where the second date is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (msOf(to) - msOf(from)) / dayMs;

export const weekdayOf = (date: CalendarDate): Weekday => (new Date(msOf(date)).getUTCDay() || 7) as Weekday;

/**
 * Returns the number of full years between two dates, such as somebody's age. Somebody who is born on 29 February is a year older on 1
 * March of a common year.
 */
export function yearsBetween(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** The style of a date. `long`: 1 June 2026. `weekday`: Monday 1 June 2026. `day`: Monday 1 June. `short`: 01/06/2026. */
export type DateStyle = "long" | "weekday" | "day" | "short";

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  day: { weekday: "long", day: "numeric", month: "long" },
  short: { day: "2-digit", month: "2-digit", year: "numeric" },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date as Belgium writes dates in that language. */
export function formatDate(date: CalendarDate, language: Language, style: DateStyle = "long"): string {
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...styles[style], timeZone: "UTC" });
  formats.set(key, format);
  return withOrdinal(format.format(msOf(date)), language);
}

/** Formats the month of a date as a name, with a capital in every language: 'November 2026'. */
export function formatMonth(date: CalendarDate, language: Language): string {
  const text = new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(msOf(date));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns the text of a date with the first day of a month as French writes it: `1er juin`. `Intl` writes `1 juin`. */
export const withOrdinal = (text: string, language: Language): string => (language === "fr" ? text.replace(/\b1\b/g, "1er") : text);

/**
 * Returns the struct of a date in a response of the API. The struct has no field code, because no visitor typed the date: a response with
 * an invalid date is an invalid response.
 */
export const calendarDate = (): Struct<CalendarDate, null> => define("calendar date", (value) => parseDate(value) !== undefined);

const msOf = (date: CalendarDate): number => new Date(date).getTime();
const textOf = (year: number, month: number, day: number): string => `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
/**
 * Returns the date of an epoch time in milliseconds. `toISOString` is avoided, because the library MooTools on a host page replaces it by
 * its own.
 */
function dateOfMs(ms: number): string {
  const day = new Date(ms);
  return textOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
const digits = (value: number, length: number): string => String(value).padStart(length, "0");
