/** Texts about what an offer has. */
import { msg, str } from "@lit/localize";

/** The text about a one-off price, shown beside the monthly price. */
export const onceText = (price: string): string => msg(str`${price} once, on your first bill`);
export const nothingOnceText = (): string => msg("No one-off costs");
/** The heading above the list of features that are not included. */
export const excludedText = (): string => msg("Not included");
export const detailsText = (): string => msg("Details");
