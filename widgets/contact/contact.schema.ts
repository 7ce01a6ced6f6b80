import { object, type Infer } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";
import { messageMaxLength } from "#core/base/values/limits.ts";
import { messageText } from "#core/base/values/message-text.ts";
import { optionalConsent } from "#core/base/values/optional-consent.ts";
import { phone } from "#core/base/values/phone.ts";
import { contactExtensions, optionalUpload } from "#core/base/values/upload.ts";

/** The subjects of a message, in the order in which the form shows them (P-099). */
export const contactCategories = ["commercial", "customer_support", "press", "sponsorship", "jobs"] as const;

export type ContactCategory = (typeof contactCategories)[number];

/** The fields of the contact form (P-097, P-186…P-189). `phone` is the 9 digits after +32; `upload` is optional (P-049). */
export const ContactFields = object({
  first_name: personName(),
  last_name: personName(),
  email: email(),
  phone: phone(),
  category: choice(contactCategories),
  message: messageText(messageMaxLength),
  upload: optionalUpload(contactExtensions),
  marketing_agree: optionalConsent(),
  gdpr_agree: requiredConsent(),
});

export type ContactFields = Infer<typeof ContactFields>;
