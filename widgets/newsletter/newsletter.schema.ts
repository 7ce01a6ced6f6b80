import { object, type Infer } from "superstruct";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";

/** Fields of the form (P-100). `agree` is required (decisions §3). */
export const NewsletterFields = object({
  first_name: personName(),
  last_name: personName(),
  email: email(),
  agree: requiredConsent(),
});

export type NewsletterFields = Infer<typeof NewsletterFields>;
