import { msg } from "@lit/localize";

export const headingText = (): string => msg("Create your account");
export const introText = (): string =>
  msg("First the identity app tells us who you are. You come back here by yourself and choose a password.");
/** A link to the privacy page follows. */
export const givenText = (): string =>
  msg(
    "The app gives us your name, birth date, nationality, address, phone number, national number and the number of your identity card. More about it in our",
  );

export const formIntro = (): string => msg("We know who you are. Now choose what you log in with.");
export const lockedNameHint = (): string => msg("From the identity app");
export const lockedEmailHint = (): string => msg("From the identity app: you log in with it");
export const emailHint = (): string => msg("You log in with it");
export const repeatEmailLabel = (): string => msg("Repeat the email address");
export const passwordLabel = (): string => msg("Choose a password");
/** Links to the terms and to the privacy page stand around the word between them. */
export const termsBefore = (): string => msg("By creating your account you accept our");
export const termsLink = (): string => msg("terms and conditions");
export const privacyBefore = (): string => msg("How we handle your details is told in our");
export const submitText = (): string => msg("Create my account");

export const sentHeading = (): string => msg("Your account is made");
export const sentText = (): string => msg("We have sent you a mail. Follow its link to activate your account; then you can log in.");

export const existsText = (): string => msg("An account already exists for this identity."); // decisions §6
