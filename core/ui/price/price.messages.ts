/** The texts that tell an old price from the new one for visitors who do not see the line through it. */
import { msg } from "@lit/localize";

export const oldPriceText = (): string => msg("Old price:");
export const newPriceText = (): string => msg("New price:");

/** The text after an amount. */
export const perMonthText = (): string => msg("/month");
export const totalLabel = (): string => msg("Total a month");
