import { msg, str } from "@lit/localize";

export const emptyText = (): string => msg("Your pack is empty.");
/** Nothing of it can be ordered as it is: plans that a link brought lack what no link holds. */
export const unfinishedText = (): string => msg("Your pack isn’t finished yet.");
export const toBuilderText = (): string => msg("Choose a plan");
/** In place of the order while something of it is missing. */
export const finishText = (): string => msg("Finish your pack");
export const changeText = (): string => msg("Change your pack");
export const linesLabel = (): string => msg("What you’ve chosen");
export const dealerText = (dealer: string): string => msg(str`Your dealer: ${dealer}`);
/** Said when it changes; `price`: the sum a month, as it is written. */
export const totalText = (price: string): string => msg(str`Total: ${price} a month`);
