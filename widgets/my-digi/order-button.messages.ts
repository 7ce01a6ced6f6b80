/** The texts of the button that orders. */
import { msg } from "@lit/localize";

export const summaryWaitText = (): string => msg("Your contract summary is on its way: you need it before you can order.");
export const summaryFailedText = (): string =>
  msg("You need the contract summary before you can order. We couldn’t make it: please try again above.");
export const orderText = (): string => msg("Order with obligation to pay");
