/** What the phone field says. */
import { msg } from "@lit/localize";

export const countryCodeText = (): string => msg("Country code");
