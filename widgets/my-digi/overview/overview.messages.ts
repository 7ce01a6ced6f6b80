import { msg, str } from "@lit/localize";

export const welcomeText = (): string => msg("You have nothing with us yet. Put your pack together and you’ll find it here.");
export const toBuilderText = (): string => msg("Compose your pack");

export const dueHeading = (): string => msg("To pay");
export const nothingDueText = (): string => msg("You have nothing to pay.");
/** The sentence about invoices that the customer need not pay by hand. */
export const takenText = (sum: string, day: string): string =>
  msg(str`${sum} will be taken by direct debit on ${day}. You don’t have to do anything.`);
export const dueByText = (day: string): string => msg(str`by ${day}`);
export const overdueText = (day: string): string => msg(str`the first was due on ${day}`);
export const dueCountText = (count: number): string => (count === 1 ? msg("1 invoice") : msg(str`${count} invoices`));
export const toInvoicesText = (): string => msg("See and pay");
export const allInvoicesText = (): string => msg("All invoices");

export const usageHeading = (): string => msg("Used this month");
export const largerPlanText = (): string => msg("Choose a larger plan");

export const ordersHeading = (): string => msg("On its way");
export const allOrdersText = (): string => msg("All orders");
export const orderText = (number: string, day: string): string => msg(str`Order ${number} of ${day}`);
export const visitText = (slot: string): string => msg(str`Technician: ${slot}`);
export const fromText = (day: string): string => msg(str`Starts on ${day}`);
export const dayToComeText = (): string => msg("No date yet");

export const productsHeading = (): string => msg("What you have");
export const mobileText = (count: number): string => (count === 1 ? msg("1 mobile plan") : msg(str`${count} mobile plans`));
export const internetText = (): string => msg("internet");
export const tvText = (): string => msg("digital TV");
export const landlineText = (): string => msg("landline");
export const toProductsText = (): string => msg("See my products");
export const helpText = (): string => msg("Questions? Contact us");
