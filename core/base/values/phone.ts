/** A Belgian phone number, as it is typed and as it is sent: the 9 digits after +32. */
import { coerce, refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { phoneDigits } from "./limits.ts";
import { withoutBrackets } from "./typed-number.ts";

/** The codes of problems with a phone number. Their texts are in `core/ui/number-fields/phone.messages.ts`. */
export const phoneCodes = ["phone.format"] as const;
export type PhoneCode = (typeof phoneCodes)[number];
export const isPhoneCode = guardOf(phoneCodes);

/**
 * Normalizes the text typed after `+32`. Separators go, brackets round digits, and a `+32` or `0032` that was typed once more; other
 * characters stay, so that `isPhone` refuses them. A leading 0 is removed only when 10 digits were typed, so that a landline of 9 digits
 * with its 0 stays as typed (decisions §3); with the country's code before it such a number has lost its 0, and gets it back.
 *
 *     normalizePhone("0032 (0) 470 / 12 . 34 . 56") // "470123456"
 *     normalizePhone("+32 2 870 41 41") // "028704141"
 */
export function normalizePhone(text: string): string {
  const compact = withoutBrackets(text);
  if (isPhone(compact)) return compact;
  const national = compact.replace(/^(?:\+|00)32/, "");
  if (/^0\d{9}$/.test(national)) return national.slice(1);
  // Mobile numbers begin with 45 to 49 and have no 0 to lose.
  return national !== compact && /^(?!4[5-9])[1-9]\d{7}$/.test(national) ? `0${national}` : national;
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
