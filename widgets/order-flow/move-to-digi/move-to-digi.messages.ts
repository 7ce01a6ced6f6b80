import { msg, str } from "@lit/localize";
import { isSwitchCode } from "#core/base/values/switch-codes.ts";

export const headingText = (): string => msg("Your internet and TV today");
export const choiceLabel = (): string => msg("How do you come to us?");
export const switchText = (): string => msg("I am switching from another operator");
export const switchHint = (): string =>
  msg(
    "We end your old contract for you, once your new services work. It’s called Easy Switch, it’s free, and the law makes it the standard.",
  );
export const newText = (): string => msg("I am new: I have no internet or TV today");
export const keepText = (): string => msg("I keep my current operator for now");
export const keepHint = (): string => msg("Your old contract goes on, and you pay for both until you end it yourself.");

export const laterText = (): string => msg("I’ll give my numbers later");
export const laterTitle = (): string => msg("Your old contract goes on until you give us your numbers");
/**
 * Returns the hint for the choice to give the numbers of the old contract later.
 *
 * @param hasVisit true where a technician comes; otherwise the order is delivered by post
 */
export const laterHint = (hasVisit: boolean): string =>
  hasVisit
    ? msg("We take your order, and our email asks you for them. Give them until 3 days before the technician comes: then nothing overlaps.")
    : msg("We take your order, and our email asks you for them. Until we have them, you pay for both.");

export const providerLabel = (): string => msg("Your current operator");
export const providerPlaceholder = (): string => msg("Choose your operator");
export const customerNumberLabel = (): string => msg("Customer number");
export const customerNumberHint = (): string => msg("1 to 20 digits, as on your bill.");
export const switchNumberLabel = (): string => msg("Easy Switch number");
export const switchNumberHint = (): string => msg("Up to 20 letters and digits, as on your bill.");
export const prefixHint = (operator: string, prefix: string): string => msg(str`With ${operator} it begins with ${prefix}.`);
export const endDateLabel = (): string => msg("When should your old contract end?");
export const endDateHint = (): string => msg("Leave it empty for: as soon as your new services work.");

export const staleTitle = (): string => msg("The day on which your old contract should end is past");
export const staleText = (): string =>
  msg("Nothing was ordered yet, and all that you filled in is kept. Choose another day or leave it empty, then order.");

export const billHeading = (): string => msg("Where do I find these numbers?");
export const billText = (operator: string | undefined): string =>
  operator === undefined
    ? msg("Both stand on every bill of your operator, often at the top of the first page or beside the amount.")
    : msg(str`Both stand on every bill of ${operator}, often at the top of the first page or beside the amount.`);
export const billOther = (): string => msg("You also find them when you log in at your operator, or ask its customer service.");

export const howHeading = (): string => msg("How does Easy Switch work?");
export const howSteps = (hasVisit: boolean): readonly string[] => [
  msg("You order today. Your old services keep working."),
  hasVisit ? msg("The technician connects you, and your new line works.") : msg("The post brings your TV box, and your new TV works."),
  msg("Then we tell your old operator, which stops billing you at the latest the day after."),
];
export const costText = (): string =>
  msg("Easy Switch costs nothing. Within the first six months of your old contract, your operator may ask a fee for ending it early.");
export const movingText = (): string => msg("These numbers move to us:");
export const noMovingText = (): string => msg("No number moves to us with this order.");
export const losingText = (): string =>
  msg("A number that you don’t name stays with your old operator. Its price may change, and you may lose it.");

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

/** Returns the text of an error in an answer, or undefined for the codes of other fields. */
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
