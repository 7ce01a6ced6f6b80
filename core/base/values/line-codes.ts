/**
 * The codes of problems with the questions of a mobile line: the specification's own keys (text 2 §5), and codes for what the specification
 * leaves open. The code of a missing answer is the name of its field.
 */
import { guardOf } from "./field-codes.ts";

export const lineCodes = [
  "favorite_package", // no plan is chosen (C-303)
  "phone", // neither a new number nor the current one is chosen (C-304)
  "number", // the current number is missing (C-308)
  /** The code for a number of 9 digits that does not begin with 4, as a mobile number does. */
  "number.mobile",
  "provider",
  "subscription", // prepaid or subscription is not chosen (C-305)
  "customer_number.format", // the customer number is not numeric (C-310)
  "number_agree", // the agreement to keep the number is missing (C-306)
  "sim_card", // neither SIM nor eSIM is chosen (C-312)
  "device", // no device is chosen for the eSIM (C-313)
  "agree", // the agreement for a device that is not in the list is missing (C-314)
  "same_phone_number", // another line keeps the same number (C-311)
] as const;
export type LineCode = (typeof lineCodes)[number];
export const isLineCode = guardOf(lineCodes);
