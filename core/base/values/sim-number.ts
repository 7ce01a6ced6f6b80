/**
 * The number on a prepaid SIM card (decisions §3): 13 to 19 digits. A complete Belgian number has 19 digits and begins with 8932; its last
 * digit is a check digit.
 *
 *     const Prepaid = object({ current_sim_card: simNumber() });
 */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { compactNumber } from "./typed-number.ts";

export const simNumberMinLength = 13;
export const simNumberMaxLength = 19;

export const simNumberCodes = ["sim-number.format", "sim-number.check-digit"] as const;
export type SimNumberCode = (typeof simNumberCodes)[number];
export const isSimNumberCode = guardOf(simNumberCodes);

/** Normalizes a typed SIM card number. Cards print the number in groups, so what stands between them is removed. */
export const normalizeSimNumber = compactNumber;

/** Returns the check digit that Luhn's algorithm asks for at the end of these digits. */
export function luhnDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .map(Number)
    .reduce((sum, digit, index) => sum + (index % 2 === 1 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9), 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns the problem of a normalized SIM card number. A number shorter than 19 digits is printed without its check digit. */
export function simNumberProblem(normalized: string): SimNumberCode | undefined {
  const { length } = normalized;
  if (!/^\d+$/.test(normalized) || length < simNumberMinLength || length > simNumberMaxLength) return "sim-number.format";
  const isWhole = /^8932\d{15}$/.test(normalized);
  return isWhole && luhnDigitOf(normalized.slice(0, -1)) !== Number(normalized.at(-1)) ? "sim-number.check-digit" : undefined;
}

/** Returns the struct of a required SIM card number. */
export const simNumber = (): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "sim number",
      (value) => (value === "" ? "required" : (simNumberProblem(value) ?? true)) satisfies FieldCode | SimNumberCode | boolean,
    ),
    string(),
    normalizeSimNumber,
  );
