/** The texts of WiFi boosters. */
import { msg, str } from "@lit/localize";

export const boostersHeading = (): string => msg("WiFi boosters");
export const boosterText = (): string => msg("A booster brings your WiFi to rooms that are far from the WiFi box.");

export function heldText(quantity: number, price: string): string {
  if (quantity === 0) return msg("You have no booster.");
  return quantity === 1
    ? msg(str`You have one booster, for ${price} a month.`)
    : msg(str`You have ${quantity} boosters, for ${price} a month.`);
}
export const nextText = (quantity: number, price: string): string =>
  quantity === 0 ? msg(str`The first one costs ${price} a month.`) : msg(str`One more costs ${price} a month.`);
export const noMoreText = (): string => msg("One address can’t have more.");

export const wantText = (): string => msg("Order a booster");
export const takeBackText = (): string => msg("Take a booster back");
export const outdatedText = (): string => msg("The number of your boosters has changed meanwhile. This is what you have now.");

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
export const orderedText = (): string => msg("Your booster is ordered.");

export const takeBackQuestion = (): string => msg("Take a booster back?");
export const keepText = (): string => msg("Keep it");
export const takeBackConsequence = (price: string): string =>
  msg(
    str`Within 14 days of the order you pay nothing for it; later it works until the end of the month you have paid for. Please send it back to us. After that your boosters cost ${price} a month.`,
  );
export const takenBackText = (): string => msg("The booster is taken back.");
