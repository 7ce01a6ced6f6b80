/** Texts of the cards of offers. */
import { msg, str } from "@lit/localize";

export const chooseOfferText = (): string => msg("Choose");
/** The accessible name of the button, which says to which offer the button belongs. */
export const chooseOfferName = (offer: string): string => msg(str`Choose ${offer}`);
export const chosenOfferText = (): string => msg("Chosen");
export const chosenOfferName = (offer: string): string => msg(str`Chosen: ${offer}`);
