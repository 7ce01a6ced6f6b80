/** The number of who pays: a national number, or that of a company (decisions §9). */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf } from "./field-codes.ts";
import { normalizeVat, vatProblem } from "./vat.ts";

export const payerNumberCodes = ["payer-number.format"] as const;
export type PayerNumberCode = (typeof payerNumberCodes)[number];
export const isPayerNumberCode = guardOf(payerNumberCodes);

/** As it is typed: blanks, dots and hyphens are forgiven, and a company number without its BE. */
export function isPayerNumber(typed: string): boolean {
  const compact = typed.replace(/[\s.-]/g, "");
  if (/^\d{11}$/.test(compact)) return isNationalNumber(compact);
  return vatProblem(normalizeVat(/^\d{10}$/.test(compact) ? `BE${compact}` : compact)) === undefined;
}

/** The last two digits are 97 less the rest of the first nine by 97; of who was born since 2000, with a 2 before them. */
function isNationalNumber(digits: string): boolean {
  const [body, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  // Of who was never born.
  if (Number(body) === 0) return false;
  return [body, `2${body}`].some((number) => 97 - (Number(number) % 97) === check);
}

/** Empty where it is not given. */
export const payerNumber = (): Struct<string, null> =>
  coerce(
    refine(string(), "payer number", (value) => value === "" || isPayerNumber(value) || ("payer-number.format" satisfies PayerNumberCode)),
    string(),
    (value) => value.trim(),
  );
