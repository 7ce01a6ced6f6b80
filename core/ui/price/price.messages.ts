/** The hidden texts before an old price and a new one, for visitors who do not see that the old one is struck through. */
import { msg } from "@lit/localize";

export const oldPriceText = (): string => msg("Old price:");
export const newPriceText = (): string => msg("New price:");

/** The text that follows the amount of a monthly price. */
export const perMonthText = (): string => msg("/month");
