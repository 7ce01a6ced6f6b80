import { msg } from "@lit/localize";

export const formHeading = (): string => msg("Where would you like your connection?");
export const submitText = (): string => msg("Check this address");
/** Where the answer is long in coming. */
export const stopText = (): string => msg("Stop checking");
export const closeText = (): string => msg("Close");
