/** What is said of a phone number that is none. */
import { msg } from "@lit/localize";
import { isPhoneCode } from "#core/base/values/phone.ts";

/** What is wrong with a number, missing ones included; undefined for the codes of other fields. */
export function phoneMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name?.startsWith("phone")) return msg("Enter your phone number");
  return isPhoneCode(code) ? msg("Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056") : undefined;
}
