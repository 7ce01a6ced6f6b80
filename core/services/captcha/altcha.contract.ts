/** The call of the self-hosted captcha. Its declaration is loaded together with the code that solves the puzzle. */
import { any, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * Requests a new proof-of-work puzzle in the format of the altcha library (version 2): PBKDF2/SHA-256, cost 20,000, a counter of 40–100
 * chosen by the server, valid for 10 minutes, for a single use. The call is a POST, because a cache that answers every GET (a service
 * worker of the page) would return the same puzzle again, and no form could be sent with it.
 */
export const captchaChallenge = endpoint({
  method: "POST",
  path: "/api/altcha-challenge",
  encoding: "none",
  answer: type({ parameters: any(), signature: string() }),
  idempotent: true,
  spec: {
    id: "captcha.challenge",
    summary: "A proof-of-work puzzle for the self-hosted captcha",
    codes: [],
  },
});
