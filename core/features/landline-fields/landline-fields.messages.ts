/** The texts of the form for a landline number. */
import { msg } from "@lit/localize";
import type { LandlineCode } from "#core/base/values/landline-codes.ts";

export const choiceLabel = (): string => msg("Which landline number do you want?");
export const newNumberText = (): string => msg("A new number");
export const keepNumberText = (): string => msg("Keep my number");
export const newNumberHint = (): string => msg("We pick one for you.");
export const keepNumberHint = (): string => msg("We move it over from your operator.");
export const numberLabel = (): string => msg("Your current landline number");
export const numberHint = (): string => msg("9 or 10 digits, beginning with 0");
export const operatorLabel = (): string => msg("Your current operator");
export const operatorPlaceholder = (): string => msg("Choose an operator");
export const othersText = (): string => msg("Others");
export const consentText = (): string => msg("This number is mine, and I ask digi to move it over.");

/** Returns the text of a problem with the landline number (C-322…C-326, C-348). */
export const landlineProblem = (code: LandlineCode): string =>
  ({
    selectedPhone: () => msg("Please select your phone number"),
    phoneNumber: () => msg("Please enter current phone number"),
    landlinePhone: () => msg("Enter a landline number of 9 or 10 digits that begins with 0"),
    mobileProvider: () => msg("Please select current telecom operator"),
    agree: () => msg("This field is required"),
  })[code]();
