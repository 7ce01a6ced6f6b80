/** Texts of the cards of offers. */
import { msg, str } from "@lit/localize";

export const chooseOfferText = (): string => msg("Choose");
/** The accessible name of the button, which says to which offer the button belongs. */
export const chooseOfferName = (offer: string): string => msg(str`Choose ${offer}`);
export const chosenOfferText = (): string => msg("Chosen");
/** The text about a one-off price, shown beside the monthly price. */
export const onceText = (price: string): string => msg(str`${price} once, on your first bill`);
export const nothingOnceText = (): string => msg("No one-off costs");
/** The heading above the list of features that are not included. */
export const excludedText = (): string => msg("Not included");
export const chosenOfferName = (offer: string): string => msg(str`Chosen: ${offer}`);
