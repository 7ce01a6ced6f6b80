/** The texts of rows of settings and their fields. */
import { msg, str } from "@lit/localize";
import { inlineEditMaxLength, isInlineEditCode, type InlineEditCode } from "#core/base/values/inline-edit.ts";

export const changeText = (): string => msg("Change");
export const saveText = (): string => msg("Save");
export const cancelText = (): string => msg("Cancel");
/** The description of the buttons that wait for a running change. */
export const savingText = (): string => msg("One moment: another change is being saved.");
export const savedText = (): string => msg("Editing was done successfully!"); // C-345

const problems: Readonly<Record<InlineEditCode, () => string>> = {
  "edit.empty": () => msg("The field cannot be empty"), // C-343
  "edit.too-long": () => msg(str`Use at most ${inlineEditMaxLength} characters`), // C-344
};
/** Returns the error message of any inline edit; undefined for the codes of its field. */
export const inlineEditMessage = (code: unknown): string | undefined => (isInlineEditCode(code) ? problems[code]() : undefined);
