import { assign, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { ContactFields } from "./contact.schema.ts";

/** P-097, P-264, P-265. `agree` travels beside `gdpr_agree` (decisions §3: every form sends it). */
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
