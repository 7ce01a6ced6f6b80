import { msg } from "@lit/localize";

export const headingText = (): string => msg("Your address");
export const introText = (): string => msg("Start with your postal code, then choose your street and number.");
export const submitText = (): string => msg("Confirm my address");
export const confirmedText = (): string => msg("Your address is confirmed");
export const changeText = (): string => msg("Change my address");
