/** Formats two days as one text: `16–30 November`. */
import { withOrdinal, type CalendarDate } from "./dates.ts";
import { localeOf, type Language } from "./language.ts";

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * Formats two days as Belgium writes them in that language, without the year, for texts that show a whole date beside them. A month that
 * both days share is written once.
 */
export function formatDateRange(from: CalendarDate, to: CalendarDate, language: Language): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "long", timeZone: "UTC" });
  formats.set(language, format);
  return withOrdinal(format.formatRange(new Date(from).getTime(), new Date(to).getTime()), language);
}
