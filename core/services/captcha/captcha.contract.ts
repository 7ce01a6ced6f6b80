/** The API call that every captcha makes (P-274…P-276, decisions §4). */
import { boolean, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * Checks whether the token is valid. The check does not use the token up; the form's own call, which carries the token as `recaptcha`, does
 * that.
 */
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
