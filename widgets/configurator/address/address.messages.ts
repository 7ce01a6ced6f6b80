import { msg } from "@lit/localize";

export const formHeading = (): string => msg("Where would you like your connection?");
export const submitText = (): string => msg("Check this address");
/** The text of the button that stops the address check, shown when the response takes long. */
export const stopText = (): string => msg("Stop checking");
export const closeText = (): string => msg("Close");
