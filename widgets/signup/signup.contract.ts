import { string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { IdentityPerson } from "#core/domain/identity/identity.schema.ts";
import { email } from "#core/base/values/fields.ts";
import { newPassword } from "#core/base/values/password.ts";

/** The request that checks whether a sign-up link is still valid (P-235). */
export const accountValidateSignupCode = endpoint({
  method: "POST",
  path: "/account/validate-signup-code",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "account.validate-signup-code",
    summary: "Is this sign-up link still good?",
    body: type({ h: string(), lang: string() }),
    codes: ["link_invalid", "link_used"],
  },
});

/**
 * The request that creates the account (P-231…P-234). The API compares `clientInfo` with the data that the identity app has given it for
 * `itsme_uuid`.
 */
export const accountItsmeSignup = endpoint({
  method: "POST",
  path: "/account/itsme-signup",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "account.itsme-signup",
    summary: "Makes an account for the person that the identity app named",
    body: type({
      lang: string(),
      account: type({ email: email(), password: newPassword() }),
      clientInfo: IdentityPerson,
      extra: type({ itsme_uuid: string(), itsme_code: string(), hash: string() }),
      recaptcha: string(),
    }),
    codes: ["captcha_invalid", "link_invalid", "link_used", "identity_exists", "identity_failed"],
  },
});
