import { msg, str } from "@lit/localize";
import { isChoiceCode } from "#core/base/values/choice.ts";

export const firstText = (slot: string): string => msg(str`First available: ${slot}`);
export const dayLabel = (): string => msg("Day");
export const dayPlaceholder = (): string => msg("Choose a day");
export const intervalLabel = (): string => msg("Time");

/** Returns the text of an error in an answer, or undefined for the codes of other fields. */
export function slotMessage(code: unknown, name?: string): string | undefined {
  if (!isChoiceCode(code)) return undefined;
  return name === "date" ? dayPlaceholder() : msg("select option"); // The error's wording is given by C-431.
}
