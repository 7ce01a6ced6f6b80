/** The texts of the question when to start (decisions §14). */
import { msg, str } from "@lit/localize";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { FirstStart } from "./start-question.rules.ts";

export const startLabel = (): string => msg("When do you want to start?");
/** Returns the text of the answer 'as soon as possible', which names the first day of each ordered product, as far as the day is known. */
export function soonText(starts: readonly FirstStart[], language: Language): string {
  const days = starts.map((start) => firstStartText(start, language)).join(", ");
  return days === "" ? msg("As soon as possible") : msg(str`As soon as possible (${days})`);
}
export const soonHint = (): string =>
  msg("I ask to start before my 14 days to withdraw are over. If I withdraw after all, I pay for the days until then.");
export const laterText = (day: string): string => msg(str`After my 14 days (from ${day})`);
export const laterHint = (): string => msg("Nothing starts before that day, and you pay nothing until then.");
export const missingStartText = (): string => msg("select option"); // The error's wording is given by C-431.
/** Returns the text of a missing answer, or undefined for the codes of other fields. */
export const startMessage = (code: unknown): string | undefined => (code === "start" ? missingStartText() : undefined);

const fromText = (date: string): string => msg(str`from ${date}`);

/** Returns the first day of one product, as a part of the answer 'as soon as possible'. */
function firstStartText({ what, from }: FirstStart, language: Language): string {
  const day = from === null ? msg("today") : fromText(formatDate(from, language));
  switch (what) {
    case "esim":
      return msg(str`eSIM ${day}`);
    case "sim":
      return msg(str`SIM card ${day}`);
    case "fibre":
      return msg(str`fibre ${day}`);
    case "landline":
      return msg(str`landline ${day}`);
    case "tv":
      return msg(str`TV ${day}`);
  }
}
