import { assign, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { ContactFields } from "./contact.schema.ts";

/**
 * The call that sends a message (P-097, P-264, P-265). The field `agree` repeats `gdpr_agree`, because all forms send `agree` (decisions
 * §3).
 */
export const formsContact = endpoint({
  method: "POST",
  path: "/forms/contact",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.contact",
    summary: "Sends a message to customer service, with one file at most",
    body: assign(ContactFields, object({ agree: string(), prefix: string(), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
