/** What is said about passwords, and about the other fields that only forms with a password have. */
import { msg, str } from "@lit/localize";
import { passwordMaxLength, passwordMinLength, type PasswordCode, type PasswordRule } from "#core/values/password.ts";

export function passwordMessage(code: PasswordCode): string {
  switch (code) {
    case "password.length":
      return msg(str`Use at least ${passwordMinLength} characters in your password`);
    case "password.too-long":
      return msg(str`A password has at most ${passwordMaxLength} characters`);
    case "password.uppercase":
      return msg("Add an upper-case letter to your password");
    case "password.lowercase":
      return msg("Add a lower-case letter to your password");
    case "password.digit":
      return msg("Add a digit to your password");
    case "password.special":
      return msg("Add a special character to your password, such as ! or ?");
    case "password.mismatch":
      return msg("Passwords do not match"); // P-179
    case "email.mismatch":
      return msg("Email addresses do not match");
    case "code.format":
      return msg("Enter the 6 digits of the code");
  }
}

export const newPasswordLabel = (): string => msg("New password");
export const repeatPasswordLabel = (): string => msg("Repeat the password");

/** Above the live hints. */
export const hintsTitle = (): string => msg("A good password has:");

/** C-347. Each stands in a line of its own. */
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

/** All hints in one sentence, for whoever hears the field rather than sees what stands under it. */
export const hintsText = (): string =>
  msg(str`At least ${passwordMinLength} characters, with an upper-case letter, a lower-case letter, a digit and a special character.`);

/** Behind a hint, for screen readers. */
export const doneText = (): string => msg("(done)");
export const missingText = (): string => msg("(still missing)");
/** Said when a hint changes while one types. */
export const hintDone = (hint: string): string => msg(str`Done: ${hint}`);
export const hintMissing = (hint: string): string => msg(str`Missing again: ${hint}`);

export const showText = (): string => msg("Show");
export const hideText = (): string => msg("Hide");
/** The button's name begins with the word that stands on it. */
export const showPasswordText = (): string => msg("Show password");
export const hidePasswordText = (): string => msg("Hide password");
export const passwordShownText = (): string => msg("Your password is shown.");
export const passwordHiddenText = (): string => msg("Your password is hidden.");

export const capsLockText = (): string => msg("Caps Lock is on");
