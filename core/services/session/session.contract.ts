/** Signing in, staying in, signing out (decisions §5). */
import { boolean, enums, literal, number, optional, string, type, union, type Infer } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { opaqueId } from "#core/base/values/opaque-id.ts";
import { CodeChannel, SessionUser } from "./session.schema.ts";

/** Where the refresh token goes: into an HttpOnly cookie, or into the answer where cookies do not stick or the page asked for it. */
const delivery = optional(enums(["cookie", "body"]));

const PasswordGrant = type({
  grant_type: literal("password"),
  username: string(),
  password: string(),
  device_id: opaqueId(),
  lang: string(),
  /** Only once the server asked for it (`captcha_required`). */
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
  /** Absent where it travels as a cookie. */
  refresh_token: optional(string()),
});

/**
 * Three grants on one path. `password` answers a token of scope `verify`, good for 30 minutes and for the next two calls alone;
 * `verification_code` (Bearer: that token) and `refresh_token` answer the session's own.
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
    /** Seconds. */
    expires_in: number(),
    scope: union([literal("verify"), literal("account")]),
    /** Only where it does not travel as a cookie. */
    refresh_token: optional(string()),
    /** With scope `account`. */
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

/** P-114, P-273. */
export const oauth2SendCode = endpoint({
  method: "POST",
  path: "/oauth2/send_code",
  access: "bearer",
  withCookies: true,
  encoding: "json",
  answer: type({
    data: type({
      channel: CodeChannel,
      /** Masked: `d•••@digi.example`. */
      destination: string(),
      /** Life of the code in seconds (P-118: 1800). */
      expires_in: number(),
      /** Seconds until another may be sent (60). */
      resend_in: number(),
      /** Wrong codes that may still be given (5). */
      attempts_left: number(),
      /** Did the cookie of the first step come back? Where not, the session's refresh token is asked for in the answer. */
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

/** C-403. Ends the session of this device at the API; the answer is the same where there was none. */
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

/** For somebody who gave the right password but never followed the activation link. */
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
      /** As at the login: only once the server asked for it. */
      recaptcha: optional(string()),
    }),
    codes: ["invalid_credentials", "captcha_required", "captcha_invalid", "too_many_sends"],
  },
});
