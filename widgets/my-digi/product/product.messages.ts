import { msg, str } from "@lit/localize";
import { foreignAddressText, foreignPhoneText } from "#widgets/my-digi/selectors.messages.ts";

export const tabsLabel = (): string => msg("Parts of this page");
export const noneHereText = (): string => msg("You have nothing of this kind here.");
export const toBundleText = (): string => msg("See our plans");
/** The button that opens the other plans, and the heading of their dialog (C-117). */
export const changeMyPlanText = (): string => msg("Change my plan");
export const toDigiTvText = (): string => msg("Digi TV on your phone, tablet and computer");

/**
 * The text that is shown above the page where the page's address names an address or number that is not the customer's, so that the first
 * of the customer's own is shown instead.
 */
export const refusedText = (named: "address" | "number"): string => (named === "address" ? foreignAddressText() : foreignPhoneText());

/** The text with the price of the current plan. */
export const planPriceText = (price: string): string => msg(str`${price}/month`);
