/** The texts of the form of an inline edit. */
import { msg, str } from "@lit/localize";
import { inlineEditMaxLength, isInlineEditCode, type InlineEditCode } from "#core/base/values/inline-edit.ts";

export const saveText = (): string => msg("Save");
export const cancelText = (): string => msg("Cancel");

const problems: Readonly<Record<InlineEditCode, () => string>> = {
  "edit.empty": () => msg("The field cannot be empty"), // The specification prescribes this text (C-343).
  // The specification sets this limit as the default (C-344).
  "edit.too-long": () => msg(str`Use at most ${inlineEditMaxLength} characters`),
};
/** Returns the error message that any inline edit can have; undefined for the codes of its field. */
export const inlineEditMessage = (code: unknown): string | undefined => (isInlineEditCode(code) ? problems[code]() : undefined);
