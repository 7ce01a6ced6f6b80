/**
 * This module makes the API a relying party of the identity app, by OpenID Connect's code flow. The settings alone decide which app that
 * is.
 */
import * as openid from "openid-client";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#demo/api/db/database.ts";
import { describeError } from "#demo/api/http/logging.ts";
import type { ResolvedOptions } from "#demo/api/config/options.ts";
import type { RelyingParty } from "#demo/api/routing/relying-party.ts";
import { loadClientKeys } from "./client-keys.ts";
import { discover } from "./configuration.ts";
import { neededClaims } from "#demo/api/domain/person.ts";

export const returnPath = "/itsme/return";
export const jwksPath = "/itsme/jwks.json";

type Ports = { readonly db: Database; readonly options: ResolvedOptions; readonly log: FastifyBaseLogger };

const scopes = ["profile", "email", "address", "phone", "eid"];

/**
 * Creates the access to the identity app. Its configuration and the API's keys are loaded with the first use, so the API starts even while
 * the app is not reachable.
 */
export function createRelyingParty({ db, options, log }: Ports): RelyingParty {
  const { clientSecret, serviceCode, acr } = options.identity;
  const returnUrl = options.publicUrl.replace(/\/$/, "") + returnPath;
  const keys = once(() => loadClientKeys(db));
  const configuration = once(async () => discover(options.identity, await keys()));

  /**
   * Runs `work`, and resolves with undefined when it fails. The visitor is told only that the step did not work; the log says why, without
   * any of the person's data.
   */
  const attempt = async <Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof openid.ResponseBodyError ? error.error : undefined;
      log.warn({ failure: describeError(error), reason }, `identity app: ${what} failed`);
      return undefined;
    }
  };

  return {
    newSecrets: () => ({ state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier: openid.randomPKCECodeVerifier() }),
    authorizationUrl: ({ state, nonce, codeVerifier }, language) =>
      attempt("discovery", async () => {
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnUrl,
          scope: ["openid", `service:${serviceCode}`, ...scopes].join(" "),
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          claims: JSON.stringify({ userinfo: Object.fromEntries(neededClaims.map((name) => [name, null])) }),
          ui_locales: language,
          prompt: "login",
          ...(acr !== undefined && { acr_values: acr }),
        });
        return url.href;
      }),
    exchange: (code, iss, { state, nonce, codeVerifier }) =>
      attempt("exchange", async () => {
        const back = new URL(returnUrl);
        back.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
        const config = await configuration();
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
        const tokens = await openid.authorizationCodeGrant(config, back, checks);
        const idToken = tokens.claims();
        if (!idToken) throw new Error("an ID token is missing");
        if (acr !== undefined && idToken["acr"] !== acr) throw new Error("the app was less sure than was asked for");
        return openid.fetchUserInfo(config, tokens.access_token, idToken.sub);
      }),
    jwks: async () => {
      const { signing, decryption } = await keys();
      return { keys: clientSecret === undefined ? [signing.publicJwk, decryption.publicJwk] : [] };
    },
  };
}

/**
 * Returns a function that makes a value at its first call and returns the same value afterwards. A failure is not remembered: the next call
 * tries again.
 */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
