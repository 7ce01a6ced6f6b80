import { assign, object, optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { CallbackFields } from "./callback.schema.ts";

/**
 * Asks for a callback. The dialog uses this endpoint only where its tag carries `endpoint` (decisions §3), whose value replaces the path.
 * `phone_number` has the 9 digits after +32, the only prefix.
 */
export const formsCallback = endpoint({
  method: "POST",
  path: "/forms/callback",
  encoding: "multipart",
  answer: type({
    /**
     * The time of the promised call: `day` is `YYYY-MM-DD`, `from` and `to` are `HH:MM` in Brussels. An endpoint of the page author's own
     * need not return it.
     */
    data: optional(type({ day: string(), from: string(), to: string() })),
  }),
  spec: {
    id: "forms.callback",
    summary: "Asks to be called back",
    body: assign(CallbackFields, object({ agree: optional(string()), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
