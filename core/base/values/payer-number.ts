/** The payer's number of a direct debit: a national number, or the number of a company (decisions §9). */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf } from "./field-codes.ts";
import { compactNumber } from "./typed-number.ts";
import { lineOf } from "./typed-text.ts";
import { normalizeVat, vatProblem } from "./vat.ts";

export const payerNumberCodes = ["payer-number.format"] as const;
export type PayerNumberCode = (typeof payerNumberCodes)[number];
export const isPayerNumberCode = guardOf(payerNumberCodes);

/** Tells whether the typed text is a payer's number. Separators are ignored, and a company number may lack its BE. */
export function isPayerNumber(typed: string): boolean {
  const compact = compactNumber(typed);
  return /^\d{11}$/.test(compact) ? isNationalNumber(compact) : vatProblem(normalizeVat(compact)) === undefined;
}

/**
 * Tells whether 11 digits are a Belgian national number. The last two digits are 97 minus the remainder of the first nine divided by 97;
 * for people born since 2000 the digit 2 is put before the nine.
 */
function isNationalNumber(digits: string): boolean {
  const [body, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  // A number of zeros has valid check digits, but belongs to nobody.
  if (Number(body) === 0) return false;
  return [body, `2${body}`].some((number) => 97 - (Number(number) % 97) === check);
}

/** Returns the struct of an optional payer's number, an empty text where none is given. */
export const payerNumber = (): Struct<string, null> =>
  coerce(
    refine(string(), "payer number", (value) => value === "" || isPayerNumber(value) || ("payer-number.format" satisfies PayerNumberCode)),
    string(),
    lineOf,
  );
