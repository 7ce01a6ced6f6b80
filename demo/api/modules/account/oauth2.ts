/** This module has the routes of the session: signing in by password and code, staying signed in, and signing out (decisions §5). */
import type { BodyOf } from "#core/base/contract/endpoint.ts";
import { oauth2Revoke, oauth2SendCode, oauth2Token } from "#core/services/session/session.contract.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { shortestCookieSeconds } from "#demo/api/http/cookies.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { accessTexts } from "#demo/api/messages/access-texts.ts";
import type { Outcome } from "#demo/api/http/outcome.ts";
import { route, type AnyRoute, type Call } from "#demo/api/routing/register.ts";
import { codeLifeSeconds, codeRefusal, maxTries, resendSeconds } from "./sent-codes.ts";
import { acceptCode, beginLogin, sendCode } from "./codes.ts";
import { checkCredentials } from "./credentials.ts";
import { deviceOf } from "./device.ts";
import { deviceCookieSeconds, withAccount } from "./known-device.ts";
import { maskedEmail } from "#core/base/values/masked-email.ts";
import { maskedPhone } from "#demo/api/messages/masked.ts";
import { endSession, endSessionOf, refreshSession, startSession, type Renewed } from "#demo/api/store/sessions.ts";
import { lifeSeconds } from "#demo/api/crypto/access-tokens.ts";

type Body = BodyOf<typeof oauth2Token>;
type Grant<Type extends Body["grant_type"]> = Call<undefined, Extract<Body, { grant_type: Type }>>;
type Granted = (typeof oauth2Token)["answer"]["TYPE"];

const token = route({
  endpoint: oauth2Token,
  budget: "access",
  hashes: ({ grant_type: grant }) => grant !== "refresh_token",
  takesCaptcha: ({ grant_type: grant }) => grant === "password",
  handle: async (call, context) => {
    const { body } = call;
    switch (body.grant_type) {
      case "password":
        return byPassword({ ...call, body }, context);
      case "verification_code":
        return byCode({ ...call, body }, context);
      case "refresh_token":
        return byRefreshToken({ ...call, body }, context);
    }
  },
});

async function byPassword(call: Grant<"password">, context: ApiContext): Promise<Outcome<Granted>> {
  const { body, db, language } = call;
  const checked = await checkCredentials(call, context);
  if ("refused" in checked) return checked;
  const { account } = checked;
  if (!account.activatedAt) return { refused: "not_activated", message: accessTexts[language].notActivated };
  const login = await beginLogin(db, account, body.device_id, context.now());
  return {
    answer: {
      access_token: await context.tokens.issue({ scope: "verify", accountId: account.id, id: login.id }),
      token_type: "Bearer",
      expires_in: lifeSeconds.verify,
      scope: "verify",
    },
    // When the probe cookie comes back with the next call, the browser will keep the session's cookie, too.
    cookies: { probe: { value: "1", maxAgeSeconds: shortestCookieSeconds } },
  };
}

async function byCode(call: Grant<"verification_code">, context: ApiContext): Promise<Outcome<Granted>> {
  const { body, bearer, cookies, language, userAgent } = call;
  // The token's own expiry does not count: a code that was sent again may outlive the token by which it was requested, and is valid for
  // half an hour (P-118).
  const seen = await context.tokens.read(bearer, "verify");
  if (!seen) throw new HttpError(401);
  const nowMs = context.now();
  const result = await context.db.transaction(async (tx) => {
    const given = { loginId: seen.id, code: body.code.replace(/\s/g, ""), deviceCookie: cookies.device, nowMs };
    const accepted = await acceptCode(tx, context, given);
    if ("refused" in accepted) return accepted;
    // The new session's cookie replaces the cookie of the old session, which is ended because nobody could end it any more.
    if (cookies.refresh !== undefined && body.refresh_token_in !== "body") await endSessionOf(tx, cookies.refresh, "sign-in", nowMs);
    return startSession(tx, { account: accepted.account, deviceId: accepted.login.deviceId, device: deviceOf(userAgent), nowMs });
  });
  if ("refused" in result)
    return result.refused === "expired" ? { ...result, message: accessTexts[language].token_expired } : codeRefusal(result, language);
  const outcome = await granted(result, context, body.refresh_token_in === "body");
  const device = { value: withAccount(context.keyedHash, cookies.device, result.account.id), maxAgeSeconds: deviceCookieSeconds };
  return { ...outcome, cookies: { ...outcome.cookies, probe: "clear", device } };
}

async function byRefreshToken(call: Grant<"refresh_token">, context: ApiContext): Promise<Outcome<Granted>> {
  const { body, cookies, language } = call;
  const given = body.refresh_token ?? cookies.refresh;
  const result =
    given === undefined
      ? ({ over: "expired" } as const)
      : await context.db.transaction((tx) =>
          refreshSession(tx, context.keyedHash, { token: given, deviceId: body.device_id, nowMs: context.now() }),
        );
  if (!("over" in result)) return granted(result, context, body.refresh_token !== undefined);
  const isCookie = body.refresh_token === undefined && cookies.refresh !== undefined;
  return { refused: result.over, message: accessTexts[language][result.over], ...(isCookie && { cookies: { refresh: "clear" } }) };
}

async function granted({ account, session, refreshToken }: Renewed, context: ApiContext, inBody: boolean) {
  const answer: Granted = {
    access_token: await context.tokens.issue({ scope: "account", accountId: account.id, id: session.id }),
    token_type: "Bearer",
    expires_in: lifeSeconds.account,
    scope: "account",
    user: {
      user_id: account.id,
      client_id: account.clientNumber,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
    },
  };
  const maxAgeSeconds = Math.ceil((session.expiresAt.getTime() - context.now()) / 1000);
  return inBody
    ? { answer: { ...answer, refresh_token: refreshToken } }
    : { answer, cookies: { refresh: { value: refreshToken, maxAgeSeconds } } };
}

const sendCodeRoute = route({
  endpoint: oauth2SendCode,
  budget: "access",
  hashes: () => true,
  async handle({ bearer, cookies, language }, context) {
    const texts = accessTexts[language];
    const seen = await context.tokens.read(bearer, "verify");
    if (!seen) throw new HttpError(401);
    if (seen.isExpired) return { refused: "token_expired", message: texts.token_expired };
    const sent = await sendCode(context, { loginId: seen.id, language, deviceCookie: cookies.device });
    if ("refused" in sent) {
      return sent.refused === "expired"
        ? { refused: sent.refused, message: texts.token_expired }
        : { refused: sent.refused, message: texts.tooManySends, retryAfterSeconds: sent.seconds };
    }
    const { account, channel } = sent;
    return {
      answer: {
        data: {
          channel,
          destination: channel === "sms" ? maskedPhone(account.phone ?? "") : maskedEmail(account.email),
          expires_in: codeLifeSeconds,
          resend_in: resendSeconds,
          attempts_left: maxTries,
          cookies: cookies.probe !== undefined,
        },
      },
    };
  },
});

const revoke = route({
  endpoint: oauth2Revoke,
  budget: "access",
  async handle({ body, bearer, cookies }, { db, tokens, now }) {
    const given = body.refresh_token ?? cookies.refresh;
    if (given !== undefined) await endSessionOf(db, given, "sign-out", now());
    // When the page keeps its session in memory only, no refresh token comes with the call, and the access token names the session to end.
    const seen = await tokens.read(bearer, "account");
    if (seen) await endSession(db, seen.id, "sign-out", now());
    return { answer: {}, cookies: { refresh: "clear", probe: "clear" } };
  },
});

export const oauth2Routes: readonly AnyRoute[] = [token, sendCodeRoute, revoke];
