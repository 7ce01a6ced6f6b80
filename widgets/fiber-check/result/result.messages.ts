import { msg, str } from "@lit/localize";
import type { Address } from "#core/address/address.rules.ts";

export const availableText = (): string => msg("Fibre is available");
export const availableAt = (address: string): string => msg(str`Fibre reaches ${address}.`);

export const chooseText = (): string => msg("Choose your speed");
export const inEveryText = (): string => msg("Included at every speed:");
export const noInternetOffer = (): string => msg("Internet: nothing on offer at this address yet");
export const noTvOffer = (): string => msg("TV: nothing on offer at this address yet");

export const nextHeading = (): string => msg("What happens next");
/** Where TV is not on offer. */
export const addText = (): string => msg("Add a landline or mobile if you like.");
/** `price`: what TV costs a month, at least. */
export const addTvText = (price: string): string => msg(str`Add TV from ${price} a month, a landline or mobile if you like.`);
/** Where internet is not on offer: a landline needs it. */
export const tvAloneText = (price: string): string => msg(str`Choose TV from ${price} a month, mobile or both.`);
export const dateText = (): string => msg("Choose the day on which our technician comes.");
export const priceText = (): string => msg("See the full price, then decide.");

export const toBundleText = (): string => msg("Compose my pack");
export const otherAddressText = (): string => msg("Check another address");
export const unavailableText = (): string => msg("No fibre here yet");
export const unavailableAt = (address: string): string => msg(str`Fibre hasn’t reached ${address} yet.`);

export const informHeading = (): string => msg("Be the first to know when fibre arrives");
export const informText = (): string => msg("Leave your details and we’ll let you know.");
export const keepInformedText = (): string => msg("Keep me informed");
export const willWriteText = (email: string): string => msg(str`We’ll write to ${email} as soon as fibre reaches your address.`);

export const mobileHeading = (): string => msg("Mobile is available today");
export const mobileFrom = (): string => msg("from");
export const mobileText = (): string => msg("With a SIM card or eSIM, and you keep your number.");
export const toMobileText = (): string => msg("See the mobile plans");

/** The way back to the address (P-147). */
export const closeText = (): string => msg("Close and check another address");

/** A link to the privacy page follows. */
export const openFiberPrivacy = (): string => msg("We’ll only write to you about this, as explained in our");
export const openFiberSubmit = (): string => msg("Tell me when fibre arrives");
export const backText = (): string => msg("Back");

/** On one line, as it stands on an envelope. */
export function addressText({ street, number, box, postalCode, city }: Address): string {
  return box === "" ? `${street} ${number}, ${postalCode} ${city}` : `${street} ${number} ${boxText(box)}, ${postalCode} ${city}`;
}
const boxText = (box: string): string => msg(str`box ${box}`);
