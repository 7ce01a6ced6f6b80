import { msg } from "@lit/localize";

export const submitText = (): string => msg("Call me back");
export const missingText = (): string => msg("Enter your first name, last name and phone number first.");
export const sentText = (): string => msg("Message sent"); // The confirmation's wording is given by P-154.
/** The text of the confirmation where no page and no endpoint has taken the request. The phone number and the opening hours follow. */
export const callUsText = (): string => msg("You can also call us:");
export const backText = (): string => msg("Back");
