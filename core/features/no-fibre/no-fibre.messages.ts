/** The texts for an address that fibre does not reach, and for the request to be informed when it does. */
import { msg, str } from "@lit/localize";

export const unavailableText = (): string => msg("No fibre here yet");
export const unavailableAt = (address: string): string => msg(str`Fibre hasn’t reached ${address} yet.`);
export const keepInformedText = (): string => msg("Keep me informed");
export const willWriteText = (email: string): string => msg(str`We’ll write to ${email} as soon as fibre reaches your address.`);
/** The text of the button that leads back to the address (P-147). */
export const closeText = (): string => msg("Close and check another address");
export const backText = (): string => msg("Back");
export const otherAddressText = (): string => msg("Check another address");
