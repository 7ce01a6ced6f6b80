/** Formats two days as one text: `16–30 November`. */
import { withOrdinal, type CalendarDate } from "./dates.ts";
import { localeOf, type Language } from "./language.ts";

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * Formats two days as Belgium writes them in that language, without the year, for headings beneath a whole date. A month that both days
 * share is written once. `Intl` writes French with a dash, French people with words: `Du 1er au 30 novembre`.
 */
export function formatDateRange(from: CalendarDate, to: CalendarDate, language: Language): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { day: "numeric", month: "long", timeZone: "UTC" });
  formats.set(language, format);
  const [fromMs, toMs] = [new Date(from).getTime(), new Date(to).getTime()];
  if (language !== "fr") return format.formatRange(fromMs, toMs);
  const last = withOrdinal(format.format(toMs), language);
  if (from === to) return `Le ${last}`;
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : format.format(fromMs);
  return `Du ${withOrdinal(first, language)} au ${last}`;
}
