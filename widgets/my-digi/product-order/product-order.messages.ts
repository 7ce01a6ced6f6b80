/** The texts of the choice of a package in the customer area. */
import { msg, str } from "@lit/localize";
import type { PackageNeed } from "#core/domain/customer/product-lists.schema.ts";
import type { OrderedKind } from "./product-order.rules.ts";

export const chooseHeading = (kind: OrderedKind): string =>
  ({
    internet: () => msg("Choose your internet speed"),
    landline: () => msg("Choose your landline"),
    tv: () => msg("Choose your TV package"),
  })[kind]();
export const missingPackageText = (): string => msg("Please select your package"); // The specification prescribes this text (C-328).

export const needText = (need: PackageNeed): string =>
  need === "internet" ? msg("Choose an internet subscription first") : msg("Choose an internet subscription or a mobile plan first");
export const addInternetText = (): string => msg("Add internet");
export const addMobileText = (): string => msg("Add a mobile plan");

export const noOffersText = (kind: OrderedKind, address: string): string =>
  ({
    internet: () => msg(str`There is no internet from digi at ${address} yet.`),
    landline: () => msg(str`There is no landline from digi at ${address} yet.`),
    tv: () => msg(str`There is no TV from digi at ${address} yet.`),
  })[kind]();
export const noOffersNote = (): string => msg("We can call you, and look for what is possible there.");
export const callMeText = (): string => msg("Call me back");

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
