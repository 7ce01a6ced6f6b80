import { assign, object, optional, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { CallbackFields } from "./callback-modal.schema.ts";

/** Only where the tag carries `endpoint` (decisions §3), whose value takes the path's place. `phone_number` is the 9 digits after +32, the only prefix. */
export const formsCallback = endpoint({
  method: "POST",
  path: "/forms/callback",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.callback",
    summary: "Asks to be called back",
    body: assign(CallbackFields, object({ agree: optional(string()), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
