import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Create your account");
export const introText = (): string => msg("First, the identity app confirms who you are. You then come back here to choose a password.");
/** A link to the privacy page follows. */
export const givenText = (): string =>
  msg(
    "The app shares your name, date of birth, nationality, address, phone number, national number and identity card number with us. Read more in our",
  );

export const formIntro = (): string => msg("We know who you are. Now choose how you log in.");
export const lockedNameHint = (): string => msg("From the identity app");
export const emailHint = (): string => msg("You’ll log in with it");
export const lockedEmailHint = (): string => `${lockedNameHint()}. ${emailHint()}`;
/** Links to the terms and to the privacy page stand around the word between them. */
export const termsBefore = (): string => msg("By creating your account you accept our");
export const termsLink = (): string => msg("terms and conditions");
export const privacyBefore = (): string => msg("How we handle your details is explained in our");
export const submitText = (): string => msg("Create my account");

export const sentHeading = (): string => msg("Now check your email");
export const sentText = (): string => msg("Your account has been created.");
export const activationText = (email: string): string =>
  msg(str`We have sent an email to ${email}. Open it and follow the link in it; after that, you can log in.`);
export const contactText = (): string => msg("Contact us");

export const existsText = (): string => msg("An account already exists for this identity."); // decisions §6
