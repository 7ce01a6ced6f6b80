/** The one-time code that is sent to a customer, and the problems with the code that the customer types. */
import { guardOf } from "./field-codes.ts";

/** The number of digits of a one-time code (decisions §5). */
export const codeLength = 6;

/** The codes of problems with a typed one-time code. Their texts are in `core/forms/one-time-code/one-time-code.messages.ts`. */
export const sentCodeProblems = ["code.format"] as const;
export type SentCodeProblem = (typeof sentCodeProblems)[number];
export const isSentCodeProblem = guardOf(sentCodeProblems);
