import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Is there fibre at your address?");
export const introText = (): string => msg("Fill in your address and you know at once.");
export const submitText = (): string => msg("Check my address");
/** Where the answer is long in coming. */
export const stopText = (): string => msg("Stop the check");

export const availableText = (): string => msg("Fibre is available");
export const availableAt = (address: string): string => msg(str`Fibre reaches ${address}.`);
export const internetOffer = (names: string): string => msg(str`Internet: ${names}`);
export const tvOffer = (names: string): string => msg(str`TV: ${names}`);
export const noInternetOffer = (): string => msg("Internet: nothing on offer at this address yet");
export const noTvOffer = (): string => msg("TV: nothing on offer at this address yet");
export const toBundleText = (): string => msg("Put my bundle together");
export const otherAddressText = (): string => msg("Check another address");

export const unavailableText = (): string => msg("No fibre here yet");
export const unavailableAt = (address: string): string => msg(str`Fibre does not reach ${address} yet.`);
/** After the server's own words, where it has any. */
export const unavailableNext = (): string => msg("We are building on: leave your details and we tell you when fibre arrives.");
export const keepInformedText = (): string => msg("Keep me informed");
/** The way back to the address (P-147). */
export const closeText = (): string => msg("Close and check another address");

export const openFiberHeading = (): string => msg("Hear it first when fibre arrives");
/** A link to the privacy page follows. */
export const openFiberPrivacy = (): string => msg("We write to you about this only, as you can read in our");
export const openFiberSubmit = (): string => msg("Tell me when fibre arrives");
export const openFiberSentNext = (): string => msg("You hear from us as soon as fibre reaches your address.");
export const backText = (): string => msg("Back");
