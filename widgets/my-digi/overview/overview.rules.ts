/** The rules for the texts of the overview. Pure. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import { numberLocaleOf, type Language } from "#core/base/values/language.ts";

type Has = Readonly<Record<"mobile" | "internet" | "tv" | "landline", number>>;

export const hasProducts = ({ mobile, internet, tv, landline }: Has): boolean => mobile + internet + tv + landline > 0;

/** Returns the names as one enumeration in the given language, such as 'a, b and c'. */
export const enumerated = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(numberLocaleOf(language), { type: "conjunction" }).format(names);

/**
 * Tells whether the earliest due date has passed.
 *
 * @param today today's date in Brussels
 */
export const isOverdue = (next: CalendarDate, today: CalendarDate): boolean => next < today;
