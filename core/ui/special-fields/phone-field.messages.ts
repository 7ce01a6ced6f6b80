/** What the phone field says. */
import { msg } from "@lit/localize";

export const countryCodeText = (): string => msg("Country code");
/** As it is written in Belgium; `core/base/values/phone.ts` takes the 0 away. */
export const phoneHint = (): string => msg("For example 0470\u00a012\u00a034\u00a056");
