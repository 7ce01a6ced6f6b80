/** The texts of the questions about a mobile line: its plan, its number and its SIM. */
import { msg } from "@lit/localize";
import { isLineCode, type LineCode } from "#core/base/values/line-codes.ts";

export const plansLabel = (): string => msg("Choose a plan");

export const phoneChoiceLabel = (): string => msg("Which number do you want?");
export const newNumberText = (): string => msg("A new number");
export const keepNumberText = (): string => msg("Keep my number");
export const newNumberHint = (): string => msg("We pick one for you.");
export const keepNumberHint = (): string => msg("We move it over from your operator.");

export const numberLabel = (): string => msg("Your current number");
export const numberHint = (): string => msg("Without the 0 at the beginning");
export const providerLabel = (): string => msg("Your current operator");
export const providerPlaceholder = (): string => msg("Choose an operator");
export const othersText = (): string => msg("Others");
export const prepaidLabel = (): string => msg("Do you use a prepaid card?");
export const yesText = (): string => msg("Yes");
export const noText = (): string => msg("No");
export const simCardLabel = (): string => msg("Number on your current SIM card");
export const simCardHint = (): string => msg("13 to 19 digits, printed on the card");
export const customerNumberLabel = (): string => msg("Your customer number with that operator");
export const customerNumberHint = (): string => msg("You’ll find it on your last invoice.");
export const numberAgreeText = (): string => msg("This number is mine, and I ask digi to move it over.");

export const simLabel = (): string => msg("SIM card or eSIM?");
export const simTitle = (): string => msg("SIM card");
export const simDescription = (): string => msg("A card that fits any phone.");
export const simCheck = (): string => msg("Works with every phone");
export const simNote = (): string => msg("Delivered by post in a few days.");
export const esimTitle = (): string => msg("eSIM");
export const esimDescription = (): string => msg("Nothing to insert: it’s built into your phone.");
export const esimCheck = (): string => msg("Works with most recent phones");
export const esimNote = (): string => msg("Active as soon as your contract starts; we also email the instructions.");
/** The label of the search for a phone model, which also names the field in the list of errors. */
export const deviceLabel = (): string => msg("Your phone");
export const deviceAgreeText = (): string => msg("My phone isn’t in the list, but I’ve checked that it supports eSIM.");

const problems: Readonly<Record<LineCode, () => string>> = {
  favorite_package: () => msg("Please select your favorite package"),
  phone: () => msg("Please select one option"),
  sim_card: () => msg("Please select one option"),
  subscription: () => msg("Please select your current subscription"),
  provider: () => msg("Please select provider"),
  number: () => msg("Please enter current phone number"),
  "number.mobile": () => msg("Enter a mobile number: it begins with 4 after +32"),
  number_agree: () => msg("This field is required"),
  agree: () => msg("This field is required"),
  same_phone_number: () => msg("Phone number already used."),
  device: () => msg("Choose your phone from the list"),
  "customer_number.format": () => msg("Use digits only, at most 20"),
};

/** Returns the text of an error in an answer, or undefined for the codes of other fields. */
export function lineMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name === "customer_number") return msg("Enter your customer number");
  if (code === "required" && name === "current_sim_card") return msg("Enter the number on your SIM card");
  return isLineCode(code) ? problems[code]() : undefined;
}
