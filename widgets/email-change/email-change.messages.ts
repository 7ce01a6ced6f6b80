import { msg } from "@lit/localize";

export const headingText = (): string => msg("Confirm your new email address");
export const introText = (): string =>
  msg("The identity app makes sure that it is you who asked. You come back here by yourself, and the new address counts from then on.");
/** A link to the privacy page follows. */
export const givenText = (): string =>
  msg("For this check the app gives us your national number and the number of your identity card. More about it in our");

export const changedHeading = (): string => msg("Your email address is changed");
export const changedText = (): string => msg("From now on you log in with the new address.");
