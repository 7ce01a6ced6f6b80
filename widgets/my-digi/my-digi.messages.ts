import { msg, str } from "@lit/localize";
import type { View } from "./my-digi.rules.ts";

export const greetingText = (firstName: string): string => msg(str`Hello ${firstName}`);
export const menuLabel = (): string => msg("My digi menu");
export const backText = (): string => msg("Back");
/** The accessible name of the back link, which contains the name of the view that it leads to. */
export const backToText = (view: View): string => msg(str`Back: ${viewText(view)}`);

const viewTexts: Readonly<Record<View, () => string>> = {
  overview: () => msg("Overview"),
  "my-products": () => msg("My products"),
  orders: () => msg("Orders"),
  invoices: () => msg("Invoices"),
  account: () => msg("Account"),
  mobile: () => msg("Mobile"),
  internet: () => msg("Internet"),
  landline: () => msg("Landline"),
  tv: () => msg("TV"),
  "digi-tv": () => msg("Digi TV"),
  "mobile-order": () => msg("Add a mobile plan"),
  esim: () => msg("Install your eSIM"),
};
export const viewText = (view: View): string => viewTexts[view]();

/** The link from the invoices to the page that explains one. */
export const explainedText = (): string => msg("How to read an invoice");

/** The sentence before the phone number and the email address of customer service. */
export const otherWaysText = (): string => msg("You can also call or write to us:");
