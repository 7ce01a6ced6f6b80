/** What the phone field says. */
import { msg } from "@lit/localize";
import { isPhoneCode, type PhoneCode } from "#core/values/phone.ts";

export const countryCodeText = (): string => msg("Country code");

const problems: Readonly<Record<PhoneCode, () => string>> = {
  "phone.format": () => msg("Enter the 9 digits after +32, for example 470 12 34 56"),
};
/** What is wrong with a number; undefined for the codes of other fields. */
export const phoneMessage = (code: unknown): string | undefined => (isPhoneCode(code) ? problems[code]() : undefined);
