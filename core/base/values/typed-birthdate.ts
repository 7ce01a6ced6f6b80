import { dateOf, type CalendarDate } from "./dates.ts";

export type TypedBirthdate = Readonly<Record<"birth_day" | "birth_month" | "birth_year", string>>;

/** Returns the date that is typed in three fields (decisions §6); undefined where there is no such day. */
export function birthdateOf({ birth_day, birth_month, birth_year }: TypedBirthdate): CalendarDate | undefined {
  const texts = [birth_year, birth_month, birth_day].map((text) => text.trim());
  if (!texts.every((text) => /^\d{1,4}$/.test(text))) return undefined;
  const [year = 0, month = 0, day = 0] = texts.map(Number);
  return dateOf(year, month, day);
}
