import { msg } from "@lit/localize";

export const submitText = (): string => msg("Call me back");
export const missingText = (): string => msg("Enter your first name, last name and phone number first.");
export const sentText = (): string => msg("Message sent"); // P-154
/** The text where nobody has taken the request; the number and the hours follow. */
export const callUsText = (): string => msg("You can also call us:");
export const backText = (): string => msg("Back");
