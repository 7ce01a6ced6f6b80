/** A Belgian phone number, as it is typed and as it is sent: the 9 digits after +32. */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { phoneDigits } from "./limits.ts";

/** The codes of problems with a phone number. Their texts are in `core/ui/number-fields/phone.messages.ts`. */
export const phoneCodes = ["phone.format"] as const;
export type PhoneCode = (typeof phoneCodes)[number];
export const isPhoneCode = guardOf(phoneCodes);

/**
 * Normalizes the text typed after `+32`. Spaces, dots, slashes and hyphens are removed; other characters stay, so that `isPhone` refuses
 * them. A leading 0 is removed only when 10 digits were typed, so that a landline of 9 digits with its 0 stays as typed (decisions §3).
 */
export function normalizePhone(text: string): string {
  const compact = text.replace(/[\s./-]/g, "");
  return /^0\d{9}$/.test(compact) ? compact.slice(1) : compact;
}

/** Tells whether the result of `normalizePhone` has exactly 9 digits (P-187, P-303). */
export const isPhone = (text: string): boolean => new RegExp(`^\\d{${phoneDigits}}$`).test(text);

/** Returns the struct of a required Belgian phone number: the 9 digits after +32 (P-186, P-187). */
export const phone = (): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "phone",
      (value) => (value === "" ? "required" : isPhone(value) || "phone.format") satisfies FieldCode | PhoneCode | boolean,
    ),
    string(),
    normalizePhone,
  );
