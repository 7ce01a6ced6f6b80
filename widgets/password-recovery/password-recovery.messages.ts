import { msg, str } from "@lit/localize";
import type { LinkRefusal } from "./password-recovery.model.ts";

export const forgotHeading = (): string => msg("Forgot your password?");
export const forgotIntro = (): string => msg("Fill in the email address that you log in with. We send you a link to set a new password.");
export const forgotSubmit = (): string => msg("Send me a link");
export const backToLogin = (): string => msg("Back to the login page");

export const mailSentHeading = (): string => msg("Look in your mailbox");
/** The same whether or not there is an account. */
export const mailSentText = (): string => msg("If this address has an account with us, a link is on its way to it. The link works once.");
export const mailMissingText = (email: string): string =>
  msg(str`Nothing at ${email} after a few minutes? Look among your unwanted mail, or check the address.`);
export const otherAddressText = (): string => msg("Use another address");

export const recoverHeading = (): string => msg("Set a new password");
export const recoverIntro = (): string => msg("From then on you log in with it. Wherever you are logged in now, you are logged out.");
export const recoverSubmit = (): string => msg("Save my new password");

export const recoveredHeading = (): string => msg("Your new password is saved");
export const recoveredText = (): string => msg("We have mailed you a notice of it. You can log in with it now.");
export const toLoginText = (): string => msg("Log in");

export const stopText = (): string => msg("Stop");

export const refusedHeading = (): string => msg("You need a new link");
export function refusedText(reason: LinkRefusal): string {
  switch (reason) {
    case "link_used":
      return msg("The link has been used already.");
    case "link_invalid":
      return msg("The link is too old, or not whole.");
  }
}
/** An answer may have been lost on its way: then the password is set. */
export const perhapsSetText = (): string => msg("Have you just set a password with it? Then log in.");
export const newLinkText = (): string => msg("Ask for a new link");
