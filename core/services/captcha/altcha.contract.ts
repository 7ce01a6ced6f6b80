/** The self-hosted captcha's own call: fetched with what solves it. */
import { any, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * A fresh proof-of-work puzzle in the form of the altcha library (version 2): PBKDF2/SHA-256, cost 20,000, a counter of 40–100 chosen
 * by the server, good for 10 minutes, single use. By POST: a cache that answers every GET (a service worker of the page) would give the
 * same one again, and nothing could be sent with it.
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
