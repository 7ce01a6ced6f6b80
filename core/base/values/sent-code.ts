/** A code that is sent to somebody, and what can be wrong with what is typed. */
import { guardOf } from "./field-codes.ts";

/** Digits (decisions §5). */
export const codeLength = 6;

/** Its text stands beside its field (`core/forms/code-field/code-field.messages.ts`). */
export const sentCodeProblems = ["code.format"] as const;
export type SentCodeProblem = (typeof sentCodeProblems)[number];
export const isSentCodeProblem = guardOf(sentCodeProblems);
