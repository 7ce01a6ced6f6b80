/**
 * Bank account numbers (decisions §3). Wrong check digits alone do not make a number invalid: the field warns, and the visitor decides.
 *
 *     const Payment = object({ iban: iban("be") }); // "required", "iban.format"
 *     if (isDoubtfulIban(typed)) … // warn beside the field, as core/features/direct-debit/iban-field.tsx does
 */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { compactNumber } from "./typed-number.ts";

/**
 * The values of the option `data-iban`: `be` accepts Belgian numbers only (the rule of the specification's text), `sepa` those of any
 * country that takes part in SEPA (the rule of the law).
 */
export type IbanKind = "be" | "sepa";

/** The maximum number of characters of an account number, by the value of the option `data-iban`. */
export const ibanMaxLength = { be: 16, sepa: 34 } as const satisfies Record<IbanKind, number>;

export const ibanCodes = ["iban.format"] as const;
export type IbanCode = (typeof ibanCodes)[number];
export const isIbanCode = guardOf(ibanCodes);

/** The countries of SEPA with the length of their account numbers (European Payments Council, list of SEPA scheme countries of 2026). */
const sepaLengths: Readonly<Record<string, number>> = Object.fromEntries(
  "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22"
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Normalizes a typed account number: separators go, and the word IBAN before it; lower case becomes upper case. */
export const normalizeIban = (text: string): string =>
  compactNumber(text)
    .toUpperCase()
    .replace(/^IBAN:?/, "");

/** Tells whether a number that `normalizeIban` returned has the right format. A Belgian number is BE and 14 digits (C-336). */
export function isIban(normalized: string, kind: IbanKind): boolean {
  if (kind === "be" || normalized.startsWith("BE")) return /^BE\d{14}$/.test(normalized);
  return /^[A-Z]{2}\d\d[A-Z\d]+$/.test(normalized) && normalized.length === sepaLengths[normalized.slice(0, 2)];
}

/**
 * Tells whether a bank can have issued the account number: check digits run from 02 to 98, and the part after them has a digit other than
 * 0.
 */
export const isPossibleIban = (normalized: string): boolean => !/^..(?:0[01]|99)|^....[A-Z0]*$/.test(normalized);

/**
 * Tells whether the check digits of an account number are right (ISO 7064, modulo 97-10). They reveal every single wrong character, and two
 * characters that changed places.
 */
export function hasIbanCheckDigits(normalized: string): boolean {
  const moved = normalized.slice(4) + normalized.slice(0, 4);
  const numbers = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return /^\d+$/.test(numbers) && [...numbers].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Tells whether a typed number is doubtful: its format fits an account number of some country, but its check digits are wrong. */
export function isDoubtfulIban(typed: string): boolean {
  const normalized = normalizeIban(typed);
  return isIban(normalized, "sepa") && !hasIbanCheckDigits(normalized);
}

/**
 * Returns the account number that was probably meant, where swapping exactly one pair of neighbouring characters explains the wrong check
 * digits; otherwise undefined. Belgian numbers have additional check digits at their end, which must be right as well.
 */
export function meantIban(typed: string): string | undefined {
  if (!isDoubtfulIban(typed)) return undefined;
  const normalized = normalizeIban(typed);
  const found = [...normalized.slice(3)]
    .map((_, index) => swapped(normalized, index + 2))
    .filter((one) => one !== normalized && isIban(one, "sepa") && hasIbanCheckDigits(one) && hasOwnCheckDigits(one));
  return new Set(found).size === 1 ? found[0] : undefined;
}

const swapped = (text: string, at: number): string => text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);

const hasOwnCheckDigits = (normalized: string): boolean =>
  !normalized.startsWith("BE") || (Number(normalized.slice(4, 14)) % 97 || 97) === Number(normalized.slice(14));

/** Formats an account number in groups of four, as on bank cards and letters. */
export const formatIban = (normalized: string): string => normalized.replace(/(.{4})(?=.)/g, "$1\u00a0");

/**
 * Returns the struct of the required account number of a direct debit mandate. A number with wrong check digits is accepted; a number that
 * no bank can have issued is refused.
 */
export const iban = (kind: IbanKind): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "iban",
      (value) =>
        (value === "" ? "required" : (isIban(value, kind) && isPossibleIban(value)) || "iban.format") satisfies
          | FieldCode
          | IbanCode
          | boolean,
    ),
    string(),
    normalizeIban,
  );
