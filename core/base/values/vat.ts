/**
 * Belgian VAT numbers (decisions §3): BE and the ten digits of the enterprise.
 *
 *     const Company = object({ vat: vat() }); // "BE 0428.759.497" → "BE0428759497"
 */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { compactNumber } from "./typed-number.ts";

export const vatCodes = ["vat.format", "vat.check-digits"] as const;
export type VatCode = (typeof vatCodes)[number];
export const isVatCode = guardOf(vatCodes);

/**
 * Normalizes a typed VAT number, as letters and bills print it: separators go, and the words TVA, BTW and VAT; lower case becomes upper
 * case. A number without BE gets it, and a number of nine digits gets the 0 that was left out before 2007.
 */
export const normalizeVat = (text: string): string =>
  compactNumber(text)
    .toUpperCase()
    .replace(/^(?:TVA|BTW|VAT):?/, "")
    .replace(/^(?:BE)?(\d{9,10})$/, (_, digits: string) => `BE${digits.padStart(10, "0")}`);

/**
 * Returns the problem of a normalized VAT number. Its last two digits are 97 minus the remainder of the first eight divided by 97; the
 * first eight are not all 0.
 */
export function vatProblem(normalized: string): VatCode | undefined {
  const [, body, check] = /^BE((?!0{8})[01]\d{7})(\d\d)$/.exec(normalized) ?? [];
  if (body === undefined || check === undefined) return "vat.format";
  return 97 - (Number(body) % 97) === Number(check) ? undefined : "vat.check-digits";
}

/** Formats a VAT number as companies write it: `BE 0428.759.497`. */
export const formatVat = (normalized: string): string => normalized.replace(/^(BE)(\d{4})(\d{3})(\d{3})$/, "$1\u00a0$2.$3.$4");

/** Returns the struct of a required VAT number. */
export const vat = (): Struct<string, null> =>
  coerce(
    refine(string(), "vat", (value) => (value === "" ? "required" : (vatProblem(value) ?? true)) satisfies FieldCode | VatCode | boolean),
    string(),
    normalizeVat,
  );
