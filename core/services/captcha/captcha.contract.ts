/** What every captcha asks of the API (P-274…P-276, decisions §4). */
import { boolean, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/** Is the token good? Does not consume it: that is for the form's own call, which carries it as `recaptcha`. */
export const captchaCheck = endpoint({
  method: "POST",
  path: "/api/recaptcha",
  encoding: "json",
  answer: type({ res: boolean() }),
  spec: {
    id: "captcha.check",
    summary: "Checks a captcha token without consuming it",
    body: object({ token: string() }),
    codes: [],
  },
});
