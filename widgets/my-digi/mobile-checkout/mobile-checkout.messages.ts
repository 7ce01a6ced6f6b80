/** The texts of the order of another mobile line, and of its confirmation. */
import { msg, str } from "@lit/localize";

export const newNumberText = (): string => msg("With a new number");
export const keptNumberText = (phone: string): string => msg(str`With your number ${phone}`);
export const thanksHeading = (name: string): string => msg(str`Thank you, ${name}`);
export const placedText = (): string => msg("Your order has been placed successfully!"); // The specification prescribes this text (C-429).
export const orderNumberText = (orderId: string): string => msg(str`Your order number is ${orderId}.`);
export const orderedText = (): string => msg("You’ve ordered this line.");
export const toProductsText = (): string => msg("To My products");
export const installEsimText = (): string => msg("Install your eSIM");
export const whenText = (day: string): string => msg(str`Your line works from ${day}.`);
export const atOnceText = (): string => msg("Your line works at once.");
export const documentsHeading = (): string => msg("Your documents");
export const takenHeading = (): string => msg("We have your order already");
export const takenText = (): string => msg("It reached us before. You’ll find it among your orders.");
export const toOrdersText = (): string => msg("See my orders");
