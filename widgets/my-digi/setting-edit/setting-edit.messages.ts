/** The texts of the fields in which settings of a product are edited. */
import { msg, str } from "@lit/localize";
import { bundleLimitCodes, bundleLimitMaxEuros } from "#core/base/values/bundle-limit.ts";
import { guardOf } from "#core/base/values/field-codes.ts";
import { isOneLineCode } from "#core/base/values/required-text.ts";
import { wifiPasswordCodes, wifiPasswordMaxLength, wifiPasswordMinLength, type WifiPasswordCode } from "#core/base/values/wifi-password.ts";

export const wifiPasswordHint = (): string =>
  msg(str`${wifiPasswordMinLength} to ${wifiPasswordMaxLength} characters: letters without accents, digits and signs.`);

export const bundleLimitHint = (): string =>
  msg(
    str`Whole euros, from 0 to ${bundleLimitMaxEuros}. Once this much is used beyond your bundle in a month, nothing beyond it works until the 1st of the next month.`,
  );

const isBundleLimitCode = guardOf(bundleLimitCodes);
const isWifiPasswordCode = guardOf(wifiPasswordCodes);

const wifiProblems: Readonly<Record<WifiPasswordCode, () => string>> = {
  "wifi-password.length": () => msg(str`Use ${wifiPasswordMinLength} to ${wifiPasswordMaxLength} characters`),
  "wifi-password.characters": () => msg("Use only letters without accents, digits and signs"),
};

/** Returns the error message of a setting; undefined for the codes that every inline edit can have. */
export function settingMessage(code: unknown): string | undefined {
  if (isBundleLimitCode(code)) return msg(str`Enter whole euros from 0 to ${bundleLimitMaxEuros}, without a comma`);
  if (isOneLineCode(code)) return msg("Write it in one line");
  return isWifiPasswordCode(code) ? wifiProblems[code]() : undefined;
}
