import { string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { IdentityPerson } from "#core/identity/identity.contract.ts";
import { email } from "#core/values/fields.ts";
import { newPassword } from "#core/values/password.ts";

/** P-235. */
export const accountValidateSignupCode = endpoint({
  id: "account.validate-signup-code",
  method: "POST",
  path: "/account/validate-signup-code",
  summary: "Is this sign-up link still good?",
  encoding: "json",
  body: type({ h: string(), lang: string() }),
  answer: type({}),
  codes: ["link_invalid", "link_used"],
});

/** P-231…P-234. `clientInfo` is compared with what the identity app told the API under `itsme_uuid`. */
export const accountItsmeSignup = endpoint({
  id: "account.itsme-signup",
  method: "POST",
  path: "/account/itsme-signup",
  summary: "Makes an account for the person that the identity app named",
  encoding: "json",
  body: type({
    lang: string(),
    account: type({ email: email(), password: newPassword() }),
    clientInfo: IdentityPerson,
    extra: type({ itsme_uuid: string(), itsme_code: string(), hash: string() }),
    recaptcha: string(),
  }),
  answer: type({}),
  codes: ["captcha_invalid", "link_invalid", "link_used", "identity_exists", "identity_failed"],
});
