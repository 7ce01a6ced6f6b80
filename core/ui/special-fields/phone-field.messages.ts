/** The texts of the phone field. */
import { msg } from "@lit/localize";

export const countryCodeText = (): string => msg("Country code");
/** The number as it is written in Belgium; `core/base/values/phone.ts` removes the 0. */
export const phoneHint = (): string => msg("For example 0470\u00a012\u00a034\u00a056");
