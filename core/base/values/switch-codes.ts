/** The codes of problems with the questions about a move from another operator (text 2 §5). */
import { guardOf } from "./field-codes.ts";

export const switchCodes = [
  "portability", // C-334
  "current_provider", // C-329, C-332
  "customer_number.format",
  "switch_number.format",
  /** The date has passed, or is not a date. */
  "end_date",
] as const;
export type SwitchCode = (typeof switchCodes)[number];
export const isSwitchCode = guardOf(switchCodes);
