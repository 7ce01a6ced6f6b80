/** What an inline edit takes (C-343, C-344), beside the rules of its own field. */
import { guardOf } from "./field-codes.ts";

export const inlineEditMaxLength = 100; // C-344

/** Empty is an inline edit's own case: 'The field cannot be empty' comes before every other message. */
export const inlineEditCodes = ["edit.empty", "edit.too-long"] as const;
export type InlineEditCode = (typeof inlineEditCodes)[number];
export const isInlineEditCode = guardOf(inlineEditCodes);

/** What is wrong with a trimmed text before its own rules are asked. */
export function inlineEditProblem(text: string, maxLength = inlineEditMaxLength): InlineEditCode | undefined {
  if (text === "") return "edit.empty";
  return text.length > maxLength ? "edit.too-long" : undefined;
}
