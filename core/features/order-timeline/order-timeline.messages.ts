/** The texts about what happens after an order. */
import { msg, str } from "@lit/localize";
import type { OrderedKinds } from "./order-timeline.rules.ts";

export const nextHeading = (): string => msg("What happens next");

export const nowText = (): string => msg("Now");
export const underWayText = (): string => msg("In the next days");
export const postTimeText = (): string => msg("In a few days");
export const agreedDayText = (): string => msg("On the day that we agree with you");
export const contractStartText = (): string => msg("At the start of your contract");
export const afterStartText = (): string => msg("After the first day");

export const mailTitle = (): string => msg("We email you your confirmation");
export const mailText = (email: string | undefined): string =>
  email === undefined
    ? msg("With everything you ordered, and your documents.")
    : msg(str`To ${email}, with everything you ordered and your documents.`);
export const checkTitle = (): string => msg("We check your number with your operator");
export const checkText = (): string => msg("You need do nothing. Keep your old SIM card until we write to you.");

/** Returns the text about the parcel, which has SIM cards, a TV box, or both. */
export function postedTitle({ simCards = 0, hasTvBox = false }: Partial<OrderedKinds>): string {
  if (simCards === 0) return hasTvBox ? msg("We post your TV box") : msg("We post your parcel");
  if (hasTvBox) return msg("We post your SIM and your TV box");
  return simCards === 1 ? msg("We post your SIM card") : msg("We post your SIM cards");
}
export const toAddressText = (address: string): string => msg(str`To ${address}.`);
export const toOrderAddressText = (): string => msg("To the address in your order.");

export const esimTitle = ({ eSims = 1 }: Partial<OrderedKinds>): string => (eSims > 1 ? msg("Your eSIMs work") : msg("Your eSIM works"));
export const esimText = (): string => msg("We email you how to install it.");
export const simTitle = ({ simCards = 1 }: Partial<OrderedKinds>): string =>
  simCards > 1 ? msg("Your SIM cards work") : msg("Your SIM card works");
export const numberTitle = ({ keptNumbers = 1 }: Partial<OrderedKinds>): string =>
  keptNumbers > 1 ? msg("Your numbers move to digi") : msg("Your number moves to digi");
export const tvTitle = (): string => msg("Your TV works");
export const visitTitle = (): string => msg("Our technician comes and connects everything");
export const invoiceTitle = (): string => msg("Your first invoice");
export const invoiceText = (): string => msg("You find all your invoices in My digi.");
