/** The texts about an address and its lookups. */
import { msg, str } from "@lit/localize";
import type { AddressCode } from "#core/base/values/address-codes.ts";

export const postalCodeLabel = (): string => msg("Postal code");
export const cityLabel = (): string => msg("City");
export const streetLabel = (): string => msg("Street");
export const numberLabel = (): string => msg("House number");
export const boxLabel = (): string => msg("Box");
export const noBoxText = (): string => msg("No box");

export const postalCodeHint = (): string => msg("4 digits, for example 1000");
export const streetHint = (): string => msg("Type at least 2 letters, then choose your street");
export const numberHint = (): string => msg("Start typing, then choose it from the list");
export const cityHint = (count: number): string => msg(str`${count} places have this postal code: choose yours`);

/** The reasons why a field is disabled: they name the field that has to be filled in first. */
export const postalCodeFirst = (): string => msg("First enter your postal code");
export const cityFirst = (): string => msg("First choose your city");
export const streetFirst = (): string => msg("First choose your street");
export const numberFirst = (): string => msg("First choose your house number");

/** The hint above the consent, shown where the address form asks for an email. */
export const addressEmailHint = (): string => msg("If you would like to hear from us about fibre at this address");
/** The text of the consent before its link to the privacy page. */
export const addressAgreeBefore = (): string => msg("I would like to be kept informed by email and I accept the");

const problems: Readonly<Record<AddressCode, () => string>> = {
  "postal-code.format": () => msg("Please enter postal code"), // The specification prescribes this text (C-297).
  "city.required": () => msg("Please enter city"), // The specification prescribes this text (C-297).
  "street.required": () => msg("Please enter street"), // The specification prescribes this text (C-297).
  "street.unchosen": () => msg("Choose a street from the list"),
  "number.invalid": () => msg("Invalid number"), // The specification prescribes this text (C-297).
};
/** Returns the error text of an address field. */
export const addressMessage = (code: AddressCode): string => problems[code]();
