import { assign, object, optional, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { CallbackFields } from "./callback-modal.schema.ts";

/** Only where the tag carries `endpoint` (decisions §3), whose value takes the path's place. `phone_number` is the 9 digits after +32, the only prefix. */
export const formsCallback = endpoint({
  id: "forms.callback",
  method: "POST",
  path: "/forms/callback",
  summary: "Asks to be called back",
  encoding: "multipart",
  body: assign(CallbackFields, object({ agree: optional(string()), lang: string(), platform: string(), recaptcha: string() })),
  answer: type({}),
  codes: ["captcha_invalid"],
});
