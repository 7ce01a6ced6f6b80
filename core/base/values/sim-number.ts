/**
 * The number on a SIM card (decisions §3): 13 to 19 digits. A whole Belgian one has 19 and begins with 8932; its last is a check digit.
 *
 *     const Prepaid = object({ current_sim_card: simNumber() });
 */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";

export const simNumberMinLength = 13;
export const simNumberMaxLength = 19;

export const simNumberCodes = ["sim-number.format", "sim-number.check-digit"] as const;
export type SimNumberCode = (typeof simNumberCodes)[number];
export const isSimNumberCode = guardOf(simNumberCodes);

/** Cards print it in groups: blanks, hyphens and dots are forgiven. */
export const normalizeSimNumber = (text: string): string => text.replace(/[\s.-]/g, "");

/** The digit that makes a number right by Luhn's rule when it is put behind it. */
export function luhnDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .map(Number)
    .reduce((sum, digit, index) => sum + (index % 2 === 1 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9), 0);
  return (10 - (sum % 10)) % 10;
}

/** What is wrong with a normalized one. A shorter one is printed without its check digit. */
export function simNumberProblem(normalized: string): SimNumberCode | undefined {
  const { length } = normalized;
  if (!/^\d+$/.test(normalized) || length < simNumberMinLength || length > simNumberMaxLength) return "sim-number.format";
  const isWhole = /^8932\d{15}$/.test(normalized);
  return isWhole && luhnDigitOf(normalized.slice(0, -1)) !== Number(normalized.at(-1)) ? "sim-number.check-digit" : undefined;
}

/** A required SIM card number. */
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
