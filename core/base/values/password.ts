/** The rules of a new password (P-173…P-180), for the live hints, the forms and the reference API alike. */
import { refine, string, type Struct } from "superstruct";
import { guardOf, type FieldCode } from "./field-codes.ts";
import { hasControls } from "./text-rules.ts";

export const passwordMinLength = 10; // P-173
export const passwordMaxLength = 64; // P-174

/** The rules that have a live hint each (P-180); the maximum length has none. */
export const passwordRules = {
  length: (password: string) => password.length >= passwordMinLength,
  uppercase: (password: string) => /\p{Lu}/u.test(password), // P-175
  lowercase: (password: string) => /\p{Ll}/u.test(password), // P-176
  digit: (password: string) => /\d/.test(password), // P-177
  special: (password: string) => /[\W_]/.test(password), // P-178: a non-word character or an underscore
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
  "password.mismatch", // P-179
  "email.mismatch", // P-181
] as const;
export type PasswordCode = (typeof passwordCodes)[number];
export const isPasswordCode = guardOf(passwordCodes);

/** Returns the struct of a new password as typed: it is never trimmed. The first broken rule names the error. */
export const newPassword = (): Struct<string, null> =>
  refine(string(), "password", (password) => {
    if (password === "") return "required" satisfies FieldCode;
    if (password.length > passwordMaxLength) return "password.too-long" satisfies PasswordCode;
    if (hasControls(password)) return "password.controls" satisfies PasswordCode;
    const broken = Object.entries(passwordRules).find(([, holds]) => !holds(password));
    return broken ? (`password.${broken[0] as PasswordRule}` satisfies PasswordCode) : true;
  });
