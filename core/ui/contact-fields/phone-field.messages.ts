/** The texts of the phone field. */
import { msg } from "@lit/localize";

export const countryCodeText = (): string => msg("Country code");
/** The example of a number as it is written in Belgium, with its leading 0, which `core/base/values/phone.ts` removes. */
export const phoneHint = (): string => msg("For example 0470\u00a012\u00a034\u00a056");
