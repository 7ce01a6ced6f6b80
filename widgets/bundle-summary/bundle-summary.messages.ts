import { msg, str } from "@lit/localize";

export const emptyText = (): string => msg("Your pack is empty.");
/**
 * The text for a bundle that cannot be ordered yet, because a link brought plans, and a link does not contain answers such as a kept
 * number.
 */
export const unfinishedText = (): string => msg("Your pack isn’t finished yet.");
export const toBuilderText = (): string => msg("Choose a plan");
/** The text of the link that replaces the order button while the bundle lacks an answer. */
export const finishText = (): string => msg("Finish your pack");
export const changeText = (): string => msg("Change your pack");
export const linesLabel = (): string => msg("What you’ve chosen");
export const dealerText = (dealer: string): string => msg(str`Your dealer: ${dealer}`);
/** The announcement of a new total; `price` is the formatted sum a month. */
export const totalText = (price: string): string => msg(str`Total: ${price} a month`);
