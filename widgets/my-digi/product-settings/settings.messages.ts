/** The texts of a product's settings. */
import { msg, str } from "@lit/localize";
import type { ProductPageName } from "#core/domain/customer/product-page.contract.ts";

export function fieldsHeading(product: ProductPageName): string {
  switch (product) {
    case "mobile":
      return msg("SIM card and number");
    case "internet":
      return msg("Your WiFi");
    case "landline":
      return msg("Your number");
    case "tv":
    case "digi-tv":
      return msg("Details");
  }
}
export const nothingToSetText = (): string => msg("There is nothing to set here.");

/** The texts of a value that is hidden until the customer asks for it. The value itself is never announced. */
export const showText = (): string => msg("Show");
export const hideText = (): string => msg("Hide");
export const hiddenText = (): string => msg("Not shown");
export const shownSaid = (label: string): string => msg(str`${label}: shown`);
export const hiddenSaid = (label: string): string => msg(str`${label}: hidden again`);

export const joinLabel = (network: string): string => msg(str`QR code to join the WiFi network ${network}`);
export const joinText = (): string => msg("Point a phone’s camera at this code: it joins your WiFi without typing.");

export const togglesHeading = (): string => msg("On or off");
export const sinceText = (day: string): string => msg(str`On since ${day}`);
export const onNowText = (label: string): string => msg(str`${label}: on now`);
export const offNowText = (label: string): string => msg(str`${label}: off now`);
export const stillOnText = (): string => msg("Nothing has changed: this is still on.");
export const stillOffText = (): string => msg("Nothing has changed: this is still off.");
export const unknownChangeText = (): string => msg("We couldn’t confirm this change. Try again, or reload the page to see what is set.");
