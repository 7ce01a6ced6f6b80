import { object, type Infer } from "superstruct";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";

/** The fields of the newsletter form (P-100). The consent `agree` is required (decisions §3). */
export const NewsletterFields = object({
  first_name: personName(),
  last_name: personName(),
  email: email(),
  agree: requiredConsent(),
});

export type NewsletterFields = Infer<typeof NewsletterFields>;
