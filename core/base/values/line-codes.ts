/**
 * The codes of problems with the questions of a mobile line: the specification's own keys (text 2 §5), and codes of our own where the
 * specification defines none. The code of a missing answer is the name of its field.
 */
import { guardOf } from "./field-codes.ts";

export const lineCodes = [
  "favorite_package", // No plan is chosen (C-303).
  "phone", // Neither a new number nor the current one is chosen (C-304).
  "number", // The current number is missing (C-308).
  /** The code for a number of 9 digits that does not begin with 4, as a mobile number does. */
  "number.mobile",
  "provider",
  "subscription", // The question whether the number is prepaid is not answered (C-305).
  "customer_number.format", // The customer number is not numeric (C-310).
  "number_agree", // The agreement to keep the number is missing (C-306).
  "sim_card", // Neither SIM card nor eSIM is chosen (C-312).
  "device", // No device is chosen for the eSIM (C-313).
  "agree", // The agreement is missing where the device is not in the list (C-314).
  "same_phone_number", // Another line keeps the same number (C-311).
] as const;
export type LineCode = (typeof lineCodes)[number];
export const isLineCode = guardOf(lineCodes);
