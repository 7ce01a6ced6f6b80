import { msg, str } from "@lit/localize";

export const addressLabel = (): string => msg("Address");
export const allAddressesText = (): string => msg("All addresses");
export const phoneLabel = (): string => msg("Number");
export const allPhonesText = (): string => msg("All numbers");
export const foreignAddressText = (): string => msg("That address is not one of yours.");
export const foreignPhoneText = (): string => msg("That number is not one of yours.");
export const showText = (name: string): string => msg(str`Show ${name}`);
