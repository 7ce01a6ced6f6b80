import { msg, str } from "@lit/localize";
import { isSwitchCode } from "#core/base/values/switch-codes.ts";

export const providerLabel = (): string => msg("Your current operator");
export const providerPlaceholder = (): string => msg("Choose your operator");
export const customerNumberLabel = (): string => msg("Customer number");
export const customerNumberHint = (): string => msg("1 to 20 digits, as on your bill.");
export const switchNumberLabel = (): string => msg("Easy Switch number");
export const switchNumberHint = (): string => msg("Up to 20 letters and digits, as on your bill.");
export const prefixHint = (operator: string, prefix: string): string => msg(str`With ${operator} it begins with ${prefix}.`);
export const endDateLabel = (): string => msg("When should your old contract end?");
export const endDateHint = (): string => msg("Leave it empty for: as soon as your new services work.");

export const billHeading = (): string => msg("Where do I find these numbers?");
export const billText = (operator: string | undefined): string =>
  operator === undefined
    ? msg("Both stand on every bill of your operator, often at the top of the first page or beside the amount.")
    : msg(str`Both stand on every bill of ${operator}, often at the top of the first page or beside the amount.`);
export const billOther = (): string => msg("You also find them when you log in at your operator, or ask its customer service.");

export const mandateHeading = (): string => msg("Your mandate");
/**
 * Returns the mandate's text of the version `mandateVersion`: a new text needs a new version. The mandate covers only the services that the
 * order replaces, because a visitor who orders TV alone keeps the old internet.
 */
export const mandateText = (operator: string | undefined): string =>
  operator === undefined
    ? msg(
        "By placing this order, you ask us to end, in your name, your contract with your current operator for the home services that this order replaces.",
      )
    : msg(
        str`By placing this order, you ask us to end, in your name, your contract with ${operator} for the home services that this order replaces.`,
      );
export const mandateWhen = (): string =>
  msg(
    "We do so on the date above or, without one, as soon as your new services work, and never before that. Landline numbers that you keep move to us.",
  );

/** Returns the text of an error in an answer of the form; undefined for error codes that other fields have. */
export function switchMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name === "customer_number") return msg("Enter your customer number");
  if (code === "required" && name === "switch_number") return msg("Enter your Easy Switch number");
  if (!isSwitchCode(code)) return undefined;
  switch (code) {
    case "portability":
      return msg("select option"); // The error's wording is given by C-431.
    case "current_provider":
      return msg("Please select current provider"); // The error's wording is given by C-329.
    case "customer_number.format":
      return msg("Use digits only, at most 20");
    case "switch_number.format":
      return msg("Use letters and digits only, at most 20");
    case "end_date":
      return msg("Choose today or a later day");
  }
}
