import { msg } from "@lit/localize";

export const formHeading = (): string => msg("Where would you like your connection?");
export const submitText = (): string => msg("Check this address");
/** The button that is shown where the response takes long. */
export const stopText = (): string => msg("Stop checking");
export const closeText = (): string => msg("Close");
