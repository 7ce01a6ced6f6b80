/** What the phone field says. */
import { msg } from "@lit/localize";
import { isPhoneCode } from "#core/values/phone.ts";

export const countryCodeText = (): string => msg("Country code");
/** As it is written in Belgium; `core/values/phone.ts` takes the 0 away. */
export const phoneHint = (): string => msg("For example 0470\u00a012\u00a034\u00a056");

/** What is wrong with a number, missing ones included; undefined for the codes of other fields. */
export function phoneMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name?.startsWith("phone")) return msg("Enter your phone number");
  return isPhoneCode(code) ? msg("Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056") : undefined;
}
