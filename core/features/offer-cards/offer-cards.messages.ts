/** What the cards of offers say of themselves. */
import { msg, str } from "@lit/localize";

export const chooseOfferText = (): string => msg("Choose");
/** For whoever hears the button alone. */
export const chooseOfferName = (offer: string): string => msg(str`Choose ${offer}`);
export const chosenOfferText = (): string => msg("Chosen");
/** What is paid once, beside what is paid each month. */
export const onceText = (price: string): string => msg(str`${price} once, on your first bill`);
export const nothingOnceText = (): string => msg("No one-off costs");
/** Above a list. */
export const excludedText = (): string => msg("Not included");
export const chosenOfferName = (offer: string): string => msg(str`Chosen: ${offer}`);
