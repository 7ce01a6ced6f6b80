/**
 * This module issues and reads access tokens: signed, short-lived bearer tokens, which are useless without the database row that they name.
 */
import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import type { SigningKeys } from "./signing-keys.ts";

/** The scope of an access token: `verify` belongs to a login whose code is not entered yet, `account` to a session. */
export type Scope = "verify" | "account";

export const lifeSeconds: Readonly<Record<Scope, number>> = { verify: 30 * 60, account: 10 * 60 };

export type Carried = { readonly scope: Scope; readonly accountId: string; readonly id: string };
/** The content of a token that was read, or undefined when the token was not issued by this API or has another scope. */
export type Seen = (Carried & { readonly isExpired: boolean }) | undefined;

export type Tokens = {
  /** Loads the signing key that `issue` uses, so that `issue` does not query the database in the middle of a transaction. */
  readonly prepare: () => Promise<void>;
  readonly issue: (carried: Carried) => Promise<string>;
  readonly read: (token: string | undefined, scope: Scope) => Promise<Seen>;
};

const algorithm = "HS256";

/**
 * Creates the functions that issue and read access tokens (JWTs signed with HS256).
 * @param issuer the API's public address; tokens of another issuer are refused
 * @param now returns epoch milliseconds
 */
export function createTokens(keys: SigningKeys, issuer: string, now: () => number): Tokens {
  const carriedBy = ({ scope, sub, id }: JWTPayload, wanted: Scope, isExpired: boolean): Seen =>
    scope === wanted && typeof sub === "string" && typeof id === "string" ? { scope: wanted, accountId: sub, id, isExpired } : undefined;
  return {
    prepare: keys.prepare,
    async issue({ scope, accountId, id }) {
      const key = await keys.current();
      const seconds = Math.floor(now() / 1000);
      return new SignJWT({ scope, id })
        .setProtectedHeader({ alg: algorithm, kid: key.id })
        .setJti(randomUUID()) // Tokens of one second differ by this random id, so that no caller is given a refused token again.
        .setIssuer(issuer)
        .setSubject(accountId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifeSeconds[scope])
        .sign(key.secret);
    },
    async read(token, scope) {
      if (token === undefined) return undefined;
      try {
        const keyOf = async ({ kid = "" }: { kid?: string }): Promise<Uint8Array> => {
          const key = await keys.find(kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key.secret;
        };
        const checks = { issuer, algorithms: [algorithm], currentDate: new Date(now()), requiredClaims: ["exp"] };
        const { payload } = await jwtVerify(token, keyOf, checks);
        return carriedBy(payload, scope, false);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return carriedBy(error.payload, scope, true);
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
