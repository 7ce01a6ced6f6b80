/** The texts of the confirmation of an order in the customer area. */
import { msg, str } from "@lit/localize";

export const toOrdersText = (): string => msg("See my orders");
export const takenHeading = (): string => msg("We have your order already");
export const takenText = (): string => msg("It reached us before. You’ll find it among your orders.");

export const thanksHeading = (name: string): string => msg(str`Thank you, ${name}`);
export const placedText = (): string => msg("Your order has been placed successfully!"); // The specification prescribes this text (C-429).
export const orderNumberText = (orderId: string): string => msg(str`Your order number is ${orderId}.`);
export const slotTitle = (): string => msg("Still needed: a day for our technician");
export const slotText = (): string => msg("Choose the day that suits you. Without one, we call you within 2 working days.");
export const chooseSlotText = (): string => msg("Choose a day");
export const otherNeedText = (): string => msg("One more thing is needed: it’s explained in the email that we sent you.");

export const whatLabel = (): string => msg("What");
export const whenLabel = (): string => msg("When");
export const whereLabel = (): string => msg("Where");
export const priceLabel = (): string => msg("A month");
export const onceText = (price: string): string => msg(str`and ${price} once`);
/**
 * Returns the text about the start of an order that waits for a technician. `day` is the first possible day; undefined where it is not
 * known.
 */
export const visitStartText = (day: string | undefined): string =>
  day === undefined
    ? msg("On the day that you choose for our technician")
    : msg(str`On the day that you choose for our technician, from ${day}`);
export const postStartText = (day: string): string => msg(str`From ${day}`);

export const nextHeading = (): string => msg("What happens next");
export const mailText = (email: string): string => msg(str`We’ve sent a confirmation to ${email}.`);
export const visitNextText = (): string => msg("Our technician comes and connects everything.");
export const postNextText = (): string => msg("The post brings your TV box, and the app works from then on.");
export const billNextText = (): string => msg("Then comes your first bill.");
export const documentsHeading = (): string => msg("Your documents");
export const toOrderText = (): string => msg("See my order");
