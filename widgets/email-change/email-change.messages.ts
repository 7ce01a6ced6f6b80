import { msg } from "@lit/localize";

export const headingText = (): string => msg("Confirm your new email address");
export const introText = (): string =>
  msg("The identity app confirms that it was you who asked. You then come back here, and your new address takes effect.");
/** A link to the privacy page follows. */
export const givenText = (): string =>
  msg("For this check the app shares your national number and identity card number with us. Read more in our");

export const changedHeading = (): string => msg("Your email address has been changed");
export const alreadyHeading = (): string => msg("Your email address has already been changed");
export const changedText = (): string => msg("From now on, log in with your new address.");
