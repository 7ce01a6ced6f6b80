import { msg, str } from "@lit/localize";

export const emptyText = (): string => msg("Your pack is empty.");
/** The text of a bundle of which nothing can be ordered as it is: plans that a link brought lack what no link holds. */
export const unfinishedText = (): string => msg("Your pack isn’t finished yet.");
export const toBuilderText = (): string => msg("Choose a plan");
/** The link that is in place of the order button while something of the bundle is missing. */
export const finishText = (): string => msg("Finish your pack");
export const changeText = (): string => msg("Change your pack");
export const linesLabel = (): string => msg("What you’ve chosen");
export const dealerText = (dealer: string): string => msg(str`Your dealer: ${dealer}`);
/** The announcement of a new total; `price` is the formatted sum a month. */
export const totalText = (price: string): string => msg(str`Total: ${price} a month`);
