/** The texts of the checkouts in the customer area, and of an order that was not placed. */
import { msg, str } from "@lit/localize";

export const summaryHeading = (): string => msg("Contract summary");
export const orderHeading = (): string => msg("Your order");
export const atText = (address: string): string => msg(str`At ${address}`);
export const onceLabel = (): string => msg("Paid once");
export const billText = (): string =>
  msg(
    "You pay nothing today. Your first bill comes once it works: for the days that are left of that month, and for the month after. Prices include 21% VAT.",
  );

export const callMeText = (): string => msg("Call me back");

export const priceTitle = (): string => msg("The price has changed");
export const dearerText = (offer: string, now: string, before: string, difference: string): string =>
  msg(str`${offer} now costs ${now} a month instead of ${before}: ${difference} more. Nothing has been ordered yet.`);
export const cheaperText = (offer: string, now: string, before: string, difference: string): string =>
  msg(str`${offer} now costs ${now} a month instead of ${before}: ${difference} less. Nothing has been ordered yet.`);
export const priceSummaryText = (): string => msg("Your contract summary above says the new price.");

export const missingTitle = (): string => msg("Missing API"); // The specification prescribes this text (C-266).
export const missingText = (): string => msg("This can’t be ordered here yet. Nothing has been ordered, and your choice is kept.");
export const keptText = (): string => msg("Your choice is kept.");
export const unknownTitle = (): string => msg("We don’t know yet whether your order has reached us");
export const unknownText = (): string => msg("Send it again: you’ll never order twice.");
export const toOrdersText = (): string => msg("See my orders");
