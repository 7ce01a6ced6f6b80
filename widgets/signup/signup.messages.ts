import { msg } from "@lit/localize";

export const headingText = (): string => msg("Create your account");
export const introText = (): string => msg("First, confirm who you are with the identity app. You’ll then choose a password here.");
/** The text about the data that the identity app shares. A link to the privacy page follows. */
export const givenText = (): string =>
  msg(
    "The app shares your name, date of birth, nationality, address, phone number, national number and identity card number with us. Read more in our",
  );

export const formIntro = (): string => msg("Almost done. Now choose how you’ll log in.");
export const lockedNameHint = (): string => msg("From the identity app");
export const emailHint = (): string => msg("You’ll use it to log in");
export const lockedEmailHint = (): string => `${lockedNameHint()}. ${emailHint()}`;
/** The beginning of the sentence about the terms and conditions. A link to the terms follows. */
export const termsBefore = (): string => msg("By creating your account, you accept our");
export const termsLink = (): string => msg("terms and conditions");
export const privacyBefore = (): string => msg("How we handle your details is explained in our");
export const submitText = (): string => msg("Create my account");

export const sentHeading = (): string => msg("Now check your email");
export const sentText = (): string => msg("Your account has been created.");
/** The beginning of the sentence about the activation mail. The email address follows on a line of its own. */
export const sentToText = (): string => msg("We have sent an email to");
export const activationText = (): string => msg("Follow the link in it to activate your account, then log in.");
export const contactText = (): string => msg("Contact us");

/** The text for an identity that has an account already. Its wording is given by decisions §6. */
export const existsText = (): string => msg("An account already exists for this identity.");
