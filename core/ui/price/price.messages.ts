/** What tells an old price from the new one where a line through it is not seen. */
import { msg } from "@lit/localize";

export const oldPriceText = (): string => msg("Old price:");
export const newPriceText = (): string => msg("New price:");

/** Behind an amount. */
export const perMonthText = (): string => msg("/month");
export const totalLabel = (): string => msg("Total a month");
