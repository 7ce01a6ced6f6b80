/**
 * The rules of a new password (P-173…P-180). The live hints, the forms and the reference API all use them. The comparison with the repeated
 * password (P-179) is not here, but in each form's schema and in the API, which know both fields.
 */
import { refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { hasControls } from "./text-rules.ts";

export const passwordMinLength = 10; // the minimum length of a password (P-173)
export const passwordMaxLength = 64; // the maximum length of a password (P-174)

/**
 * Returns a password as it is counted, compared and hashed. Systems write the same letter in several ways (`ë` as one sign or as two); the
 * password that was set on one of them is the same on the other.
 */
export const plainPassword = (typed: string): string => typed.normalize("NFKC");

/** Tells whether a repeated password is the password, letter by letter (P-179). */
export const isSamePassword = (one: string, other: string): boolean => plainPassword(one) === plainPassword(other);

/** The rules of a password that each have a live hint (P-180). The maximum length is a rule without a hint. */
export const passwordRules = {
  length: (password: string) => plainPassword(password).length >= passwordMinLength,
  uppercase: (password: string) => /\p{Lu}/u.test(password), // The password has at least one uppercase letter (P-175).
  lowercase: (password: string) => /\p{Ll}/u.test(password), // The password has at least one lowercase letter (P-176).
  digit: (password: string) => /\d/.test(password), // The password has at least one digit (P-177).
  // The password has a special character: a non-word character or an underscore (P-178).
  special: (password: string) => /[\W_]/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordRule = keyof typeof passwordRules;
export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRule[];

/**
 * The codes of problems in the forms that have a password, in addition to the common field codes. Their texts are loaded only with those
 * forms (`core/forms/new-password/new-password.messages.ts`).
 */
export const passwordCodes = [
  "password.length",
  "password.too-long",
  "password.uppercase",
  "password.lowercase",
  "password.digit",
  "password.special",
  "password.controls",
  "password.mismatch", // The repeated password differs from the password (P-179).
  "email.mismatch", // The repeated email differs from the email (P-181).
] as const;
export type PasswordCode = (typeof passwordCodes)[number];
export const isPasswordCode = guardOf(passwordCodes);

/** Returns the struct of a new password. The password is checked as typed, never trimmed, and the first broken rule names the error. */
export const newPassword = (): Struct<string, null> =>
  refine(string(), "password", (password) => {
    if (password === "") return "required" satisfies FieldCode;
    if (plainPassword(password).length > passwordMaxLength) return "password.too-long" satisfies PasswordCode;
    if (hasControls(password)) return "password.controls" satisfies PasswordCode;
    const broken = Object.entries(passwordRules).find(([, holds]) => !holds(password));
    return broken ? (`password.${broken[0] as PasswordRule}` satisfies PasswordCode) : true;
  });
