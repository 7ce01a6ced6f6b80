import { assign, object, optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { CallbackFields } from "./callback.schema.ts";

/** The dialog calls it only where its tag carries `endpoint` (decisions §3), whose value takes the path's place. `phone_number` is the 9 digits after +32, the only prefix. */
export const formsCallback = endpoint({
  method: "POST",
  path: "/forms/callback",
  encoding: "multipart",
  answer: type({
    /** When the call will come: `day` is `YYYY-MM-DD`, `from` and `to` are `HH:MM` in Brussels. Another address than ours need not say it. */
    data: optional(type({ day: string(), from: string(), to: string() })),
  }),
  spec: {
    id: "forms.callback",
    summary: "Asks to be called back",
    body: assign(CallbackFields, object({ agree: optional(string()), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
