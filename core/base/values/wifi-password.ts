/** The password of a WiFi network (WPA2, WPA3): 8 to 63 printable characters of ASCII (C-108). */
import { refine, string, type Struct } from "superstruct";
import { inlineEditProblem, type InlineEditCode } from "./inline-edit.ts";

export const wifiPasswordMinLength = 8;
export const wifiPasswordMaxLength = 63;

export const wifiPasswordCodes = ["wifi-password.length", "wifi-password.characters"] as const;
export type WifiPasswordCode = (typeof wifiPasswordCodes)[number];

/**
 * Returns the problem of a WiFi password, or undefined. Blanks count as characters, also at the beginning and the end, because devices
 * compare them too.
 *
 * @param maxLength the most characters, where a box allows fewer than WPA does
 */
export function wifiPasswordProblem(password: string, maxLength = wifiPasswordMaxLength): WifiPasswordCode | InlineEditCode | undefined {
  if (password === "") return inlineEditProblem(password);
  if (!/^[\u{20}-\u{7E}]*$/u.test(password)) return "wifi-password.characters";
  const { length } = password;
  return length < wifiPasswordMinLength || length > maxLength ? "wifi-password.length" : undefined;
}

/** Returns the struct of a required WiFi password of at most `maxLength` characters. */
export const wifiPassword = (maxLength?: number): Struct<string, null> =>
  refine(string(), "wifi password", (value) => wifiPasswordProblem(value, maxLength) ?? true);
