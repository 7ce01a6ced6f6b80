/** The texts about a phone number that is missing or has a wrong format. */
import { msg } from "@lit/localize";
import { isPhoneCode } from "#core/base/values/phone.ts";

/** Returns the error message of a phone number that is wrong or missing; undefined for the codes of other fields. */
export function phoneMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name?.startsWith("phone")) return msg("Enter your phone number");
  return isPhoneCode(code) ? msg("Enter a Belgian phone number, for example 0470\u00a012\u00a034\u00a056") : undefined;
}
