/** The API calls for signing in, staying signed in and signing out (decisions §5). */
import { boolean, enums, literal, number, optional, string, type, union, type Infer } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { opaqueId } from "#core/base/values/opaque-id.ts";
import { CodeChannel, SessionUser } from "./session.schema.ts";

/**
 * The way in which the refresh token is sent: as an HttpOnly cookie, or in the response's body where cookies are not stored or the page
 * asked for it.
 */
const delivery = optional(enums(["cookie", "body"]));

const PasswordGrant = type({
  grant_type: literal("password"),
  username: string(),
  password: string(),
  device_id: opaqueId(),
  lang: string(),
  /** The captcha's token, sent only after the server asked for it (`captcha_required`). */
  recaptcha: optional(string()),
});
const VerificationCodeGrant = type({
  grant_type: literal("verification_code"),
  code: string(),
  device_id: opaqueId(),
  lang: string(),
  refresh_token_in: delivery,
});
const RefreshTokenGrant = type({
  grant_type: literal("refresh_token"),
  device_id: opaqueId(),
  lang: string(),
  /** The refresh token; absent where it is sent as a cookie. */
  refresh_token: optional(string()),
});

/**
 * Requests a token. Three grants share one path: `password` returns a token of scope `verify`, valid for 30 minutes and only for the calls
 * `oauth2SendCode` and this one; `verification_code` (with that token as bearer) and `refresh_token` return the tokens of the session.
 */
export const oauth2Token = endpoint({
  method: "POST",
  path: "/oauth2/token",
  access: "bearer",
  withCookies: true,
  encoding: "json",
  answer: type({
    access_token: string(),
    token_type: literal("Bearer"),
    /** The lifetime of the access token in seconds. */
    expires_in: number(),
    scope: union([literal("verify"), literal("account")]),
    /** The refresh token; present only where it is not sent as a cookie. */
    refresh_token: optional(string()),
    /** The customer; present with scope `account`. */
    user: optional(SessionUser),
  }),
  spec: {
    id: "oauth2.token",
    summary: "Signs in by password, then by code; renews an access token",
    body: oneOf(PasswordGrant, VerificationCodeGrant, RefreshTokenGrant),
    codes: [
      "invalid_credentials",
      "captcha_required",
      "captcha_invalid",
      "not_activated",
      "code_wrong",
      "code_expired",
      "code_burnt",
      "token_expired",
      "expired",
      "logout",
    ],
  },
});

export type TokenAnswer = Infer<typeof oauth2Token.answer>;

/** Sends the code of step two to the customer (P-114, P-273). */
export const oauth2SendCode = endpoint({
  method: "POST",
  path: "/oauth2/send_code",
  access: "bearer",
  withCookies: true,
  encoding: "json",
  answer: type({
    data: type({
      channel: CodeChannel,
      /** The masked destination of the code: `d•••@digi.example`. */
      destination: string(),
      /** The lifetime of the code in seconds: 1800 (P-118). */
      expires_in: number(),
      /** Seconds until another code may be sent: 60. */
      resend_in: number(),
      /** The number of wrong codes that may still be entered; it is 5 at first. */
      attempts_left: number(),
      /**
       * True where the browser sent back the cookie of step one. Where it did not, the session's refresh token has to be in the response's
       * body.
       */
      cookies: boolean(),
    }),
  }),
  spec: {
    id: "oauth2.send_code",
    summary: "Sends the second step's code to the customer",
    body: type({ lang: string() }),
    codes: ["too_many_sends", "token_expired", "expired"],
  },
});

/** Ends the session of this device at the API (C-403). The response is the same where no session existed. */
export const oauth2Revoke = endpoint({
  method: "POST",
  path: "/oauth2/revoke",
  access: "bearer",
  withCookies: true,
  encoding: "json",
  answer: type({}),
  spec: {
    id: "oauth2.revoke",
    summary: "Signs out",
    body: type({ lang: string(), device_id: opaqueId(), refresh_token: optional(string()) }),
    codes: [],
  },
});

/** Sends the activation mail again, for somebody who gave the right password but never followed the activation link. */
export const accountResendActivation = endpoint({
  method: "POST",
  path: "/account/resend-activation",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "account.resend-activation",
    summary: "Sends the activation mail again",
    body: type({
      lang: string(),
      username: string(),
      password: string(),
      /** The captcha's token, sent only after the server asked for it, as at the login. */
      recaptcha: optional(string()),
    }),
    codes: ["invalid_credentials", "captcha_required", "captcha_invalid", "too_many_sends"],
  },
});
