/** The texts about an order that was sent. */
import { msg, str } from "@lit/localize";

// The specification prescribes this text (C-428).
export const newAccountText = (): string => msg("The account has been successfully created, and the order has been placed.");
export const placedText = (): string => msg("Your order has been placed successfully!"); // The specification prescribes this text (C-429).
export const warningTitle = (): string => msg("Warning"); // The specification prescribes this text (C-427).
export const warningIntro = (): string => msg("Your order has been placed. This is still needed:");
export const wrongTitle = (): string => msg("Something went wrong"); // The specification prescribes this text (C-427).
export const serverErrorText = (): string => msg("API/Server error"); // The specification prescribes this text (C-427).
export const unknownText = (): string =>
  msg("We don’t know yet whether your order has reached us. Send it again: you’ll never order twice.");
export const orderText = (): string => msg("Order with obligation to pay");

export const orderNumberText = (orderId: string): string => msg(str`Your order number is ${orderId}.`);
export const nextHeading = (): string => msg("What happens next");
export const mailText = (): string => msg("We’ll email you a confirmation with everything you ordered.");
export const activateText = (): string =>
  msg("Open the link in that email to activate your account. Then you can log in and follow your order.");
export const deliveryText = (): string => msg("SIM cards come by post in a few days. For an eSIM, the instructions come by email.");
export const documentsHeading = (): string => msg("Your documents");
export const followText = (): string => msg("Follow your order");
export const loginText = (): string => msg("Go to login"); // The result screen has a button to the login (C-067).
export const homeText = (): string => msg("Back to the home page"); // The result screen has a link to the home page (C-063).

/** Returns the text about what still has to be done after an order (decisions §8); undefined for a code that this version does not know. */
export function stillNeededText(code: string): string | undefined {
  switch (code) {
    case "portability_later":
      return msg("Your current subscription: give us your customer number once you have it, and we’ll end it for you.");
    case "no_slot":
      return msg("An appointment: we’ll call you within 2 working days to choose a day.");
    case "number_check":
      return msg("Your number: we’re checking it with your operator, and you keep your old SIM card until we write to you.");
    case "email_known":
      return msg("Your account: read the email that we sent you, and log in by its link to follow this order.");
    default:
      return undefined;
  }
}
/** The text for codes that this version does not know. */
export const stillNeededOtherText = (): string => msg("One more thing: it’s explained in the email that we sent you.");

export const noOrderText = (): string => msg("There is no order here.");
export const toBuilderText = (): string => msg("Compose your pack");
