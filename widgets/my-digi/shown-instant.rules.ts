/** The rule by which the views show an instant of the API. Pure. */
import { brusselsTimeAt } from "#core/base/values/brussels-time.ts";
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";

/** Returns the day and the time of an instant in Brussels, or undefined where the text is not an instant. */
export function shownInstant(instant: string, language: Language): { readonly day: string; readonly time: string } | undefined {
  const instantMs = new Date(instant).getTime();
  if (Number.isNaN(instantMs)) return undefined;
  const { date, time } = brusselsTimeAt(instantMs);
  return { day: formatDate(date, language), time: clockText(time, language) };
}
