/** The texts of the order of another mobile line. */
import { msg, str } from "@lit/localize";

export const esimNote = (): string => msg("Active as soon as your contract starts; we also email the instructions.");
export const simNote = (): string => msg("Sent by post in a few days.");
/** The texts on the way of a SIM (C-268…C-270). */
export const esimWayText = (): string =>
  msg("You’ll see your eSIM under My products at once. We’ll email you how to put it on your phone.");
export const simWayText = (): string =>
  msg("We ship your SIM card in a few days, and email you when it leaves our warehouse. You then have 2 weeks to activate it.");
export const simSeenText = (): string => msg("You’ll see it under My products once it’s activated.");

export const noAddressesText = (): string => msg("There are no installation addresses for this user."); // The specification prescribes this text (C-353).
export const installLabel = (): string => msg("For which address is this line?");
export const installHint = (): string => msg("Nobody has to come by: we only need it for your contract.");
export const deliveryLabel = (): string => msg("Where should we send your SIM card?");
export const newAddressText = (): string => msg("Another address");
export const sameAddressText = (): string => msg("The address of the line");
export const chooseText = (): string => msg("Please select one option"); // The specification prescribes this text (C-319).
export const addressWaitText = (): string => msg("Choose your address from the lists first, down to the house number.");

export const fullTitle = (): string => msg("You can order up to 6 SIM cards. More for your business?");
export const fullLink = (): string => msg("Our partner for companies helps you.");

export const newNumberText = (): string => msg("With a new number");
export const keptNumberText = (phone: string): string => msg(str`With your number ${phone}`);

export const thanksHeading = (name: string): string => msg(str`Thank you, ${name}`);
export const placedText = (): string => msg("Your order has been placed successfully!"); // The specification prescribes this text (C-429).
export const orderNumberText = (orderId: string): string => msg(str`Your order number is ${orderId}.`);
export const orderedText = (): string => msg("You’ve ordered this line.");
export const toProductsText = (): string => msg("To My products");
export const installEsimText = (): string => msg("Install your eSIM");
export const whenText = (day: string): string => msg(str`It works from ${day}.`);
export const atOnceText = (): string => msg("It works at once.");
export const documentsHeading = (): string => msg("Your documents");
export const takenHeading = (): string => msg("We have your order already");
export const takenText = (): string => msg("It reached us before. You’ll find it among your orders.");
export const toOrdersText = (): string => msg("See my orders");
