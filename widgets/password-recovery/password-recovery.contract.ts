import { object, optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { email } from "#core/base/values/fields.ts";
import { newPassword } from "#core/base/values/password.ts";

/**
 * The request for a mail with a link (P-228). Known and unknown addresses get the same response after the same time, so that nobody can
 * find out who has an account.
 */
export const authLostPassword = endpoint({
  method: "POST",
  path: "/auth/lost-password",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "auth.lost-password",
    summary: "Mails a link to set a new password",
    body: type({ lang: string(), email: email(), recaptcha: string() }),
    codes: ["captcha_invalid"],
  },
});

/** The request that checks, without changing anything, whether a link is still valid (decisions §7). */
export const authValidateRecovery = endpoint({
  method: "GET",
  path: "/auth/validate-recovery",
  encoding: "none",
  reusable: false,
  answer: type({}),
  spec: {
    id: "auth.validate-recovery",
    summary: "Is this link to set a new password still good?",
    query: type({ i: string(), code: string(), lang: optional(string()) }),
    codes: ["link_invalid", "link_used"],
  },
});

/** The request that sets the new password (P-229, P-230). `i` and `code` are sent both in the query and in the body. */
export const authRecoverPassword = endpoint({
  method: "POST",
  path: "/auth/recover-password",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "auth.recover-password",
    summary: "Sets a new password by the link of the mail",
    query: object({ i: string(), code: string() }),
    body: type({ lang: string(), "reset-password": newPassword(), i: string(), code: string(), recaptcha: string() }),
    codes: ["captcha_invalid", "link_invalid", "link_used"],
  },
});
