import { msg } from "@lit/localize";
import { foreignAddressText, foreignPhoneText } from "#widgets/my-digi/selectors.messages.ts";

export const tabsLabel = (): string => msg("Parts of this page");
export const noneHereText = (): string => msg("You have nothing of this kind here.");
export const toBundleText = (): string => msg("See our plans");
export const toDigiTvText = (): string => msg("Digi TV on your phone, tablet and computer");
export const changeHeading = (): string => msg("Change your plan");
export const changeText = (): string => msg("Tell us which plan you would like. We call you and change it for you.");
export const callMeText = (): string => msg("Call me back");

/** The text above the page of the customer's first address or number, where another one was asked for. */
export const refusedText = (named: "address" | "number"): string => (named === "address" ? foreignAddressText() : foreignPhoneText());
