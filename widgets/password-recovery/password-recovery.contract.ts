import { object, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { email } from "#core/values/fields.ts";
import { newPassword } from "#core/values/password.ts";

/** P-228. The same answer, and in the same time, for known and unknown addresses. */
export const authLostPassword = endpoint({
  id: "auth.lost-password",
  method: "POST",
  path: "/auth/lost-password",
  summary: "Mails a link to set a new password",
  encoding: "json",
  body: type({ lang: string(), email: email(), recaptcha: string() }),
  answer: type({}),
  codes: ["captcha_invalid"],
});

/** P-229, P-230: `i` and `code` travel in the query and in the body. */
export const authRecoverPassword = endpoint({
  id: "auth.recover-password",
  method: "POST",
  path: "/auth/recover-password",
  summary: "Sets a new password by the link of the mail",
  encoding: "json",
  query: object({ i: string(), code: string() }),
  body: type({ lang: string(), "reset-password": newPassword(), i: string(), code: string(), recaptcha: string() }),
  answer: type({}),
  codes: ["captcha_invalid", "link_invalid", "link_used"],
});
