import { msg } from "@lit/localize";

export const headingText = (): string => msg("Which cookies may we use?");
export const introText = (): string =>
  msg("Some are needed for this site to work. We only use the others if you agree, and you can change your mind at any time.");
/** The text of the link that follows the introduction. */
export const policyLink = (): string => msg("Cookie policy");
export const acceptText = (): string => msg("Accept"); // The accept button's wording is given by P-315.
export const rejectText = (): string => msg("Reject");
export const settingsText = (): string => msg("Settings");
export const failedText = (): string => msg("The settings couldn’t be loaded. Check your connection and try again.");
export const unstoredText = (): string => msg("Your browser doesn’t save cookies, so your choice is for this page only.");
export const savedText = (): string => msg("Your cookie choice has been saved.");
