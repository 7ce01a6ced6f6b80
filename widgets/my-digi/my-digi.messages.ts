import { msg, str } from "@lit/localize";
import type { View } from "./my-digi.rules.ts";

export const greetingText = (firstName: string): string => msg(str`Hello ${firstName}`);
export const menuLabel = (): string => msg("My digi menu");
export const backText = (): string => msg("Back");
/** The accessible name of the back link, which contains the name of the view that it leads to. */
export const backToText = (view: View): string => msg(str`Back: ${viewText(view)}`);

export function viewText(view: View): string {
  switch (view) {
    case "overview":
      return msg("Overview");
    case "my-products":
      return msg("My products");
    case "orders":
      return msg("Orders");
    case "invoices":
      return msg("Invoices");
    case "account":
      return msg("Account");
  }
}
