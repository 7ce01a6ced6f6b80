/** The texts of WiFi boosters. The texts of the dialogs before an order and before a cancellation are in the part `booster`. */
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

export const orderedText = (): string => msg("Your booster is ordered.");
export const takenBackText = (): string => msg("The booster is taken back.");
