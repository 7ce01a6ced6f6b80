/** The texts of the dialogs before a WiFi booster is ordered, and before one is cancelled. */
import { msg, str } from "@lit/localize";

export const wantHeading = (): string => msg("Order a booster");
export const whatLabel = (): string => msg("What you order");
export const whatText = (): string => msg("One WiFi booster. The post brings it to you, and you pay from then on.");
export const nowLabel = (): string => msg("A month for boosters, now");
export const thenLabel = (): string => msg("A month for boosters, with this order");
export const vatText = (price: string): string => msg(str`${price}, VAT included`);
export const onceLabel = (): string => msg("Paid once");
export const returnLabel = (): string => msg("If you change your mind");
export const returnText = (): string =>
  msg(
    "You can take it back here at any time. Within 14 days of the order you pay nothing; later it ends with the month you have paid for.",
  );
export const orderText = (): string => msg("Order with obligation to pay");
export const notNowText = (): string => msg("Not now");

export const takeBackQuestion = (): string => msg("Take a booster back?");
export const keepText = (): string => msg("Keep it");
export const takeBackConsequence = (price: string): string =>
  msg(
    str`Within 14 days of the order you pay nothing for it; later it works until the end of the month you have paid for. Please send it back to us. After that your boosters cost ${price} a month.`,
  );
export const takeBackText = (): string => msg("Take a booster back");
