/** The two calls of the captcha control (P-274…P-276, decisions §4). */
import { any, boolean, object, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";

/**
 * A fresh proof-of-work puzzle in the form of the altcha library (version 2): PBKDF2/SHA-256, cost 20,000, a counter of 40–100 chosen
 * by the server, good for 10 minutes, single use.
 */
export const captchaChallenge = endpoint({
  method: "GET",
  path: "/api/altcha-challenge",
  encoding: "none",
  answer: type({ parameters: any(), signature: string() }),
  reusable: false,
  spec: {
    id: "captcha.challenge",
    summary: "A proof-of-work puzzle for the self-hosted captcha",
    codes: [],
  },
});

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
