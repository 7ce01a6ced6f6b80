/** The texts about a new password, and about values that have to be typed twice. */
import { msg, str } from "@lit/localize";
import {
  isPasswordCode,
  passwordMaxLength,
  passwordMinLength,
  passwordRuleNames,
  type PasswordCode,
  type PasswordRule,
} from "#core/base/values/password.ts";

const problems: Readonly<Record<PasswordCode, () => string>> = {
  "password.length": () => msg(str`Your password needs at least ${passwordMinLength} characters`),
  "password.too-long": () => msg(str`Your password can have at most ${passwordMaxLength} characters`),
  "password.uppercase": () => msg("Add an upper-case letter to your password"),
  "password.lowercase": () => msg("Add a lower-case letter to your password"),
  "password.digit": () => msg("Add a digit to your password"),
  "password.special": () => msg("Add a special character to your password, such as ! or ?"),
  "password.controls": () => msg("Leave tabs and other invisible characters out of your password"),
  "password.mismatch": () => msg("Passwords do not match"), // The specification prescribes this text (P-179).
  "email.mismatch": () => msg("Email addresses do not match"),
};
/** Returns the message for a wrong or missing value in a form with a new password; undefined for the codes and fields that any form has. */
export function passwordMessage(code: unknown, name?: string): string | undefined {
  if (isPasswordCode(code)) return problems[code]();
  return code === "required" ? missing[name ?? ""]?.() : undefined;
}
export const choosePasswordText = (): string => msg("Choose a password");
const missing: Readonly<Record<string, () => string>> = {
  password: choosePasswordText,
  "reset-password": choosePasswordText,
  repeat_password: () => repeatPasswordLabel(),
  repeat_email: () => repeatEmailLabel(),
};

export const repeatEmailLabel = (): string => msg("Repeat the email address");
export const repeatPasswordLabel = (): string => msg("Repeat the password");

/** The title above the live hints of a password. */
export const hintsTitle = (): string => msg("A good password has:");

/** Returns the text of a hint, which has a line of its own (C-347). */
export function hintText(rule: PasswordRule): string {
  switch (rule) {
    case "length":
      return msg(str`at least ${passwordMinLength} characters`);
    case "uppercase":
      return msg("an upper-case letter");
    case "lowercase":
      return msg("a lower-case letter");
    case "digit":
      return msg("a digit");
    case "special":
      return msg("a special character");
  }
}

/** Returns all hints in one sentence: the description of the field for screen readers. */
export const hintsText = (): string => `${hintsTitle()} ${passwordRuleNames.map(hintText).join(", ")}.`;

/** The texts that follow a rule for the password and tell screen readers whether the rule is met. */
export const doneText = (): string => msg("(done)");
export const missingText = (): string => msg("(still missing)");
/** The texts that are announced when a hint changes during typing. */
export const hintDone = (hint: string): string => msg(str`Done: ${hint}`);
export const hintMissing = (hint: string): string => msg(str`No longer met: ${hint}`);
