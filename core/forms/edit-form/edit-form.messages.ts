/** The texts of the form of an inline edit. */
import { msg, str } from "@lit/localize";
import { inlineEditMaxLength, isInlineEditCode, type InlineEditCode } from "#core/base/values/inline-edit.ts";

export const saveText = (): string => msg("Save");
export const cancelText = (): string => msg("Cancel");

const problems: Readonly<Record<InlineEditCode, (maxLength: number) => string>> = {
  "edit.empty": () => msg("The field cannot be empty"), // The specification prescribes this text (C-343).
  "edit.too-long": (maxLength) => msg(str`Use at most ${maxLength} characters`),
};
/**
 * Returns the error message that any inline edit can have; undefined for the codes of its field.
 *
 * @param maxLength the most characters of the field (C-344)
 */
export const inlineEditMessage = (code: unknown, maxLength = inlineEditMaxLength): string | undefined =>
  isInlineEditCode(code) ? problems[code](maxLength) : undefined;
