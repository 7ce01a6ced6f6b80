/**
 * The codes of problems with the questions of a mobile line: the specification's own keys (text 2 §5), and codes for what the specification
 * leaves open. The code of a missing answer is the name of its field.
 */
import { guardOf } from "./field-codes.ts";

export const lineCodes = [
  "favorite_package", // C-303
  "phone", // C-304
  "number", // C-308
  /** The number has 9 digits, but its first digit is not that of a mobile number, which begins with 4. */
  "number.mobile",
  "provider",
  "subscription", // C-305
  "customer_number.format", // C-310
  "number_agree", // C-306
  "sim_card", // C-312
  "device", // C-313
  "agree", // C-314
  "same_phone_number", // C-311
] as const;
export type LineCode = (typeof lineCodes)[number];
export const isLineCode = guardOf(lineCodes);
