import { msg } from "@lit/localize";

export const headingText = (): string => msg("Is there fibre at your address?");
export const introText = (): string => msg("Enter your address and find out straight away.");
export const submitText = (): string => msg("Check my address");
/** The text of the button that cancels the check, shown when the response takes long. */
export const stopText = (): string => msg("Cancel the check");
