/** The texts about an order that was sent. */
import { msg, str } from "@lit/localize";

export const thanksHeading = (name: string | undefined): string =>
  name === undefined ? msg("Thank you for your order") : msg(str`Thank you, ${name}`);
// The specification prescribes this text (C-428).
export const newAccountText = (): string => msg("The account has been successfully created, and the order has been placed.");
export const placedText = (): string => msg("Your order has been placed successfully!"); // The specification prescribes this text (C-429).
export const warningTitle = (): string => msg("Warning"); // The specification prescribes this text (C-427).
export const warningIntro = (): string => msg("We still need this from you:");
export const inAccountText = (): string => msg("You can do so in your account, once it’s active.");
export const wrongTitle = (): string => msg("Something went wrong"); // The specification prescribes this text (C-427).
export const serverErrorText = (): string => msg("API/Server error"); // The specification prescribes this text (C-427).
export const unknownText = (): string =>
  msg("We don’t know yet whether your order has reached us. Send it again: you’ll never order twice.");
export const orderText = (): string => msg("Order with obligation to pay");

export const orderNumberText = (orderId: string): string => msg(str`Your order number is ${orderId}.`);
/** The first thing to do for a customer whose account was made with the order. */
export const openMailTitle = (email: string | undefined): string =>
  email === undefined ? msg("Open the email that we sent you") : msg(str`Open the email sent to ${email}`);
export const activateText = (): string => msg("Its link activates your account. Then you can log in and follow your order.");
export const takenText = (): string => msg("Everything you ordered is in the email that we sent you.");

export const visitLabel = (): string => msg("Technician’s visit");
export const noDateText = (): string => msg("We call you within 2 working days to choose a day.");
export const startLabel = (): string => msg("First day");
export const monthLabel = (): string => msg("Total a month");
export const deliveryLabel = (count: number): string => (count > 1 ? msg("SIM cards go to") : msg("SIM card goes to"));
export const orderAddressText = (): string => msg("The address in your order");
export const withdrawLabel = (): string => msg("You can withdraw until");

export const documentsHeading = (): string => msg("Your documents");
export const followText = (): string => msg("See my order");
export const loginText = (): string => msg("Go to login"); // The result screen has a button to the login (C-067).
export const homeText = (): string => msg("Back to the home page"); // The result screen has a link to the home page (C-063).

/** Returns the text about what still has to be done after an order (decisions §8); undefined for a code that this version does not know. */
export function stillNeededText(code: string): string | undefined {
  switch (code) {
    case "portability_later":
      return msg("The numbers of your current contract: with them, we end it for you.");
    case "no_slot":
      return msg("A day for our technician: we call you within 2 working days to choose one.");
    case "email_known":
      return msg("Your account: read the email that we sent you, and log in by its link to follow this order.");
    default:
      return undefined;
  }
}
/** The text for codes that this version does not know. */
export const stillNeededOtherText = (): string => msg("One more thing: it’s explained in the email that we sent you.");

/** Returns the text of the link to the page on which a customer gives what is still needed; undefined where there is no such page. */
export function stillNeededLink(code: string): string | undefined {
  if (code === "portability_later") return msg("Give your numbers");
  return code === "no_slot" ? msg("Choose a day yourself") : undefined;
}

export const noOrderText = (): string => msg("There is no order here.");
export const toBuilderText = (): string => msg("Compose your pack");
