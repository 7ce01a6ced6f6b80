import { msg, str } from "@lit/localize";
import { isChoiceCode } from "#core/base/values/choice.ts";
import { isOneLineCode } from "#core/base/values/required-text.ts";

export const headingText = (): string => msg("Your details");
export const nameText = (name: string): string => msg(str`You order as ${name}.`);
export const phoneLabel = (): string => msg("Phone number");

export const addressHeading = (): string => msg("Your address");
export const offeredText = (): string => msg("Is this your address?");
export const sameInstallationText = (): string => msg("The same as the installation address");
export const yesAddressText = (): string => msg("Yes, that’s my address");
export const otherAddressText = (): string => msg("No, another one");
export const changeText = (): string => msg("Change");
export const changeAddressText = (): string => msg("Change your address");
export const changeBillingText = (): string => msg("Change your billing address");

export const billingLabel = (): string => msg("Is your billing address the same?");
export const yesText = (): string => msg("Yes");
export const noText = (): string => msg("No");
export const billingHeading = (): string => msg("Your billing address");

export const orderForLabel = (): string => msg("Who is the order for?");
export const myselfText = (): string => msg("Myself");
export const myselfHint = (): string => msg("The contract is in your name.");
export const companyText = (): string => msg("A company");
export const companyHint = (): string => msg("The contract is in the company’s name.");
export const companyNameLabel = (): string => msg("Company name");
export const legalFormLabel = (): string => msg("Legal form");
export const legalFormPlaceholder = (): string => msg("Choose the legal form");

/**
 * The texts that say why the visitor cannot continue yet. The first is for an address of the identity app that the visitor has not
 * confirmed.
 */
export const offeredReason = (): string => msg("First say whether this is your address.");
export const addressReason = (): string => msg("First choose your city and house number.");
export const billingReason = (): string => msg("First choose the house number of your billing address.");

export const boxText = (): string => msg("Use digits only, at most 5");

/** Returns the text of an error in an answer, or undefined for the codes of other fields. */
export function detailsMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name === "company_name") return msg("Enter the company name");
  if (isOneLineCode(code)) return msg("Leave out line breaks and invisible characters");
  if (!isChoiceCode(code)) return undefined;
  return name === "legal_form" ? legalFormPlaceholder() : msg("select option"); // The error's wording is given by C-431.
}
