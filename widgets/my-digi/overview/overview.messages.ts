import { msg, str } from "@lit/localize";
import type { Amount } from "#widgets/my-digi/usage.rules.ts";

export const welcomeText = (): string => msg("You have nothing with us yet. Put your pack together and you’ll find it here.");
export const toBuilderText = (): string => msg("Compose your pack");

export const dueHeading = (): string => msg("To pay");
export const nothingDueText = (): string => msg("You have nothing to pay.");
export const dueByText = (day: string): string => msg(str`by ${day}`);
export const overdueText = (day: string): string => msg(str`the first was due on ${day}`);
export const dueCountText = (count: number): string => (count === 1 ? msg("1 invoice") : msg(str`${count} invoices`));
export const toInvoicesText = (): string => msg("See and pay");
export const allInvoicesText = (): string => msg("All invoices");

export const usageHeading = (): string => msg("Used this month");
export const outOfBundleText = (price: string): string => msg(str`${price} beyond your bundle`);
export const largerPlanText = (): string => msg("Choose a larger plan");
export const untilText = (day: string): string => msg(str`until ${day}`);

/** Returns the used amount as a text such as '14.2 of 20 GB'. */
export function usedText({ used, total, unit }: Amount): string {
  const what = unit === "min" ? msg("minutes") : unit === "sms" ? msg("texts") : unit;
  return total === undefined ? msg(str`${used} ${what} used, no limit`) : msg(str`${used} of ${total} ${what}`);
}

export const ordersHeading = (): string => msg("On its way");
export const allOrdersText = (): string => msg("All orders");
export const orderText = (number: string, day: string): string => msg(str`Order ${number} of ${day}`);
export const fromText = (day: string): string => msg(str`Starts on ${day}`);
export const dayToComeText = (): string => msg("We’ll let you know the date.");

export const productsHeading = (): string => msg("What you have");
export const mobileText = (count: number): string => (count === 1 ? msg("1 mobile plan") : msg(str`${count} mobile plans`));
export const internetText = (): string => msg("internet");
export const tvText = (): string => msg("digital TV");
export const landlineText = (): string => msg("landline");
export const toProductsText = (): string => msg("See my products");
export const helpText = (): string => msg("Questions? Contact us");
