import { msg, str } from "@lit/localize";

export const totalLabel = (): string => msg("Total a month");
/** Returns how long the price a month holds, and the price after that. */
export const laterText = (months: string, price: string): string => msg(str`for ${months}, then ${price}`);
export const onceText = (price: string): string => msg(str`One-off costs: ${price}`);
