import { assign, literal, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { NewsletterFields } from "./newsletter.schema.ts";

/** The request that subscribes a visitor to the newsletter (P-101, P-102, P-263, P-265). */
export const formsSubscribe = endpoint({
  method: "POST",
  path: "/forms/subscribe",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.subscribe",
    summary: "Subscribes to the newsletter",
    body: assign(NewsletterFields, object({ marketing_agree: literal("1"), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
