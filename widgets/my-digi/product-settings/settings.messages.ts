/** The texts of a product's settings. */
import { msg, str } from "@lit/localize";
import type { ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import { bundleLimitCodes, bundleLimitMaxEuros } from "#core/base/values/bundle-limit.ts";
import { guardOf } from "#core/base/values/field-codes.ts";
import { isOneLineCode } from "#core/base/values/required-text.ts";
import { wifiPasswordCodes, wifiPasswordMinLength, type WifiPasswordCode } from "#core/base/values/wifi-password.ts";

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

export const wifiPasswordHint = (maxLength: number): string =>
  msg(str`${wifiPasswordMinLength} to ${maxLength} characters: letters without accents, digits and signs.`);
export const joinLabel = (network: string): string => msg(str`QR code to join the WiFi network ${network}`);
export const joinText = (): string => msg("Point a phone’s camera at this code: it joins your WiFi without typing.");

export const bundleLimitHint = (): string =>
  msg(
    str`Whole euros, from 0 to ${bundleLimitMaxEuros}. Once this much is used beyond your bundle in a month, nothing beyond it works until the 1st of the next month.`,
  );

const isBundleLimitCode = guardOf(bundleLimitCodes);
const isWifiPasswordCode = guardOf(wifiPasswordCodes);

const wifiProblems: Readonly<Record<WifiPasswordCode, (maxLength: number) => string>> = {
  "wifi-password.length": (maxLength) => msg(str`Use ${wifiPasswordMinLength} to ${maxLength} characters`),
  "wifi-password.characters": () => msg("Use only letters without accents, digits and signs"),
};

/**
 * Returns the error message of a setting; undefined for the codes that every inline edit can have.
 *
 * @param maxLength the most characters of the field
 */
export function settingMessage(code: unknown, maxLength: number): string | undefined {
  if (isBundleLimitCode(code)) return msg(str`Enter whole euros from 0 to ${bundleLimitMaxEuros}, without a comma`);
  if (isOneLineCode(code)) return msg("Write it in one line");
  return isWifiPasswordCode(code) ? wifiProblems[code](maxLength) : undefined;
}

export const togglesHeading = (): string => msg("On or off");
export const sinceText = (day: string): string => msg(str`On since ${day}`);
export const onNowText = (label: string): string => msg(str`${label}: on now`);
export const offNowText = (label: string): string => msg(str`${label}: off now`);
export const stillOnText = (): string => msg("Nothing has changed: this is still on.");
export const stillOffText = (): string => msg("Nothing has changed: this is still off.");
export const unknownChangeText = (): string => msg("We couldn’t confirm this change. Try again, or reload the page to see what is set.");
