import { object, optional, type Infer } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import { personName, requiredConsent } from "#core/base/values/fields.ts";
import { phone } from "#core/base/values/phone.ts";

/**
 * The fields of the callback form, in the dialog (P-108) and on the page (P-112). `radio`, 'are you a client?', may stay unanswered; both
 * consents are required, and are checked on click (decisions §3).
 */
export const CallbackFields = object({
  first_name: personName(),
  last_name: personName(),
  phone_number: phone(),
  radio: optional(choice(["yes", "no", ""])),
  digi_terms: requiredConsent(),
  digi_contact: requiredConsent(),
});

export type CallbackFields = Infer<typeof CallbackFields>;
