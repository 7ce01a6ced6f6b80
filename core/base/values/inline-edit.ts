/** The rules of an inline edit (C-343, C-344), in addition to the rules of its field. */
import { guardOf } from "./field-codes.ts";

export const inlineEditMaxLength = 100; // the default maximum length of the text (C-344)

/**
 * The codes of problems with an inline edit. An empty text has its own code: 'The field cannot be empty' comes before every other message.
 */
export const inlineEditCodes = ["edit.empty", "edit.too-long"] as const;
export type InlineEditCode = (typeof inlineEditCodes)[number];
export const isInlineEditCode = guardOf(inlineEditCodes);

/** Returns the problem of a trimmed text, or undefined. An inline edit has this check before the rules of its own field. */
export function inlineEditProblem(text: string, maxLength = inlineEditMaxLength): InlineEditCode | undefined {
  if (text === "") return "edit.empty";
  return text.length > maxLength ? "edit.too-long" : undefined;
}
