/** The texts of the fields in which settings of a product are edited. */
import { msg, str } from "@lit/localize";
import { bundleLimitCodes, bundleLimitMaxEuros } from "#core/base/values/bundle-limit.ts";
import { guardOf } from "#core/base/values/field-codes.ts";
import { isOneLineCode } from "#core/base/values/required-text.ts";
import { wifiPasswordCodes, wifiPasswordMinLength, type WifiPasswordCode } from "#core/base/values/wifi-password.ts";

export const wifiPasswordHint = (maxLength: number): string =>
  msg(str`${wifiPasswordMinLength} to ${maxLength} characters: letters without accents, digits and signs.`);

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
