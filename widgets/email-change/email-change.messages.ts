import { msg } from "@lit/localize";

export const headingText = (): string => msg("Confirm your new email address");
export const introText = (): string =>
  msg("Confirm with the identity app that you asked for this change. Your new address then takes effect.");
/** The text about the data that the identity app shares. A link to the privacy page follows. */
export const givenText = (): string =>
  msg("For this check the app shares your national number and identity card number with us. Read more in our");

export const changedHeading = (): string => msg("Your email address has been changed");
export const alreadyHeading = (): string => msg("Your email address has already been changed");
/** The label of the old address. The label of the new one is the next message. */
export const beforeLabel = (): string => msg("Old address");
export const nowLabel = (): string => msg("New address");
export const changedText = (): string => msg("From now on, log in with your new address.");
