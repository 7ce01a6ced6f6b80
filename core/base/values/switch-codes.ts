/** The codes of problems with the questions about a move from another operator (text 2 §5). */
import { guardOf } from "./field-codes.ts";

export const switchCodes = [
  "portability", // None of the three kinds of move is chosen (C-334).
  "current_provider", // The current provider is missing (C-329, C-332).
  "customer_number.format",
  "switch_number.format",
  /** The code for an end date that has passed, or that is no date. */
  "end_date",
] as const;
export type SwitchCode = (typeof switchCodes)[number];
export const isSwitchCode = guardOf(switchCodes);
