import { msg, str } from "@lit/localize";
import type { LinkRefusal } from "./password-recovery.model.ts";

export const forgotHeading = (): string => msg("Forgot your password?");
export const forgotIntro = (): string => msg("Enter the email address you log in with. We’ll send you a link to set a new password.");
export const forgotSubmit = (): string => msg("Send me a link");
export const backToLogin = (): string => msg("Back to the login page");

export const mailSentHeading = (): string => msg("Check your inbox");
/** The text is the same with and without an account, so that nobody can find out who has one. */
export const mailSentText = (): string => msg("If there is an account with this address, a link is on its way. It works once.");
export const mailMissingText = (email: string): string =>
  msg(str`Nothing at ${email} after a few minutes? Check your spam folder, or check the address.`);
export const otherAddressText = (): string => msg("Use another address");

export const recoverHeading = (): string => msg("Set a new password");
export const recoverIntro = (): string =>
  msg("You’ll use it to log in from now on. You’ll be logged out everywhere you are logged in now.");
export const newPasswordLabel = (): string => msg("New password");
export const recoverSubmit = (): string => msg("Save my new password");

export const recoveredHeading = (): string => msg("Your new password is saved");
export const recoveredText = (): string => msg("We’ve emailed you to confirm this. You can now log in with it.");
export const toLoginText = (): string => msg("Log in");

export const stopText = (): string => msg("Stop");

export const refusedHeading = (): string => msg("You need a new link");
export function refusedText(reason: LinkRefusal): string {
  switch (reason) {
    case "link_used":
      return msg("This link has already been used.");
    case "link_invalid":
      return msg("This link has expired or is incomplete.");
  }
}
/** The text for a used link. The password may have been set by an earlier attempt whose response was lost. */
export const perhapsSetText = (): string => msg("Have you just set a password with it? You can log in.");
export const newLinkText = (): string => msg("Request a new link");
