import { msg, str } from "@lit/localize";

export const availableText = (): string => msg("Fibre is available");
export const availableAt = (address: string): string => msg(str`Fibre reaches ${address}.`);

export const chooseText = (): string => msg("Choose your speed");
export const inEveryText = (): string => msg("Included at every speed:");
export const noInternetOffer = (): string => msg("Internet: nothing on offer at this address yet");
export const noTvOffer = (): string => msg("TV: nothing on offer at this address yet");

export const nextHeading = (): string => msg("What happens next");
/** The text of the next step where TV is not on offer. */
export const addText = (): string => msg("Add a landline or mobile if you like.");
/** The text of the next step where internet and TV are on offer; `price` is the lowest monthly price of TV, formatted. */
export const addTvText = (price: string): string => msg(str`Add TV from ${price} a month, a landline or mobile if you like.`);
/** The text of the next step where internet is not on offer. It does not mention a landline, because a landline needs internet. */
export const tvAloneText = (price: string): string => msg(str`Choose TV from ${price} a month, mobile or both.`);
export const dateText = (): string => msg("Choose the day on which our technician comes.");
export const priceText = (): string => msg("See the full price, then decide.");

export const toBundleText = (): string => msg("Compose my pack");

export const mobileHeading = (): string => msg("Mobile is available today");
export const mobileFrom = (): string => msg("from");
export const mobileText = (): string => msg("With a SIM card or eSIM, and you keep your number.");
export const toMobileText = (): string => msg("See the mobile plans");
