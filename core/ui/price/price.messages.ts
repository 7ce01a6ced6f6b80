/** The texts of prices. Those before an old price and a new one are hidden, for visitors who do not see that the old one is struck through. */
import { msg, str } from "@lit/localize";

export const oldPriceText = (): string => msg("Old price:");
export const newPriceText = (): string => msg("New price:");

/** The text that follows the amount of a monthly price. */
export const perMonthText = (): string => msg("/month");
export const totalLabel = (): string => msg("Total a month");
/** Returns how long the price a month holds, and the price after that. */
export const laterText = (months: string, price: string): string => msg(str`for ${months}, then ${price}`);
export const onceText = (price: string): string => msg(str`One-off costs: ${price}`);
