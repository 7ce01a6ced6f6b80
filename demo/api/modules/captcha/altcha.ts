/** This module makes and checks the self-hosted captcha: a proof of work, which costs the browser computing time. */
import { randomBytes } from "node:crypto";
import { createChallenge, randomInt, verifySolution, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Database } from "#demo/api/db/database.ts";
import { keepSetting } from "#demo/api/db/settings.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import type { Captcha, Pass } from "#demo/api/http/captcha.ts";
import { captchaNow, isUsed } from "#demo/api/store/captcha-tokens.ts";

const counterMin = 40;
const counterMax = 100;
const lifeMs = 10 * 60_000;
/** The highest length of a captcha token that is decoded at all; a real token has about 700 characters. */
const tokenMaxLength = 4096;

/**
 * Creates the self-hosted captcha. The secret that signs its puzzles is stored in the database, so that any process can check them.
 * @param cost the PBKDF2 rounds of each step of a puzzle
 * @param now returns epoch milliseconds
 */
export async function createAltcha(db: Database, cost: number, now: () => number = captchaNow): Promise<Captcha> {
  const secret = await keepSetting(db, "captcha.secret", () => randomBytes(32).toString("base64url"));
  return {
    async challenge() {
      const { parameters, signature = "" } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(counterMax, counterMin),
        deriveKey,
        expiresAt: new Date(now() + lifeMs),
        hmacSignatureSecret: secret,
      });
      return { parameters, signature };
    },
    async verify(token) {
      const payload = decode(token);
      if (!payload) return undefined;
      const pass = await passOf(payload, secret);
      return pass && !(await isUsed(db, pass.id)) ? pass : undefined;
    },
  };
}

function decode(token: string): Payload | undefined {
  if (token.length > tokenMaxLength) return undefined;
  try {
    const payload = JSON.parse(Buffer.from(token, "base64").toString("utf8")) as Payload | null;
    return payload?.challenge?.parameters && payload.solution ? payload : undefined;
  } catch {
    return undefined;
  }
}

async function passOf({ challenge, solution }: Payload, secret: string): Promise<Pass | undefined> {
  const { expiresAt, nonce } = challenge.parameters;
  if (typeof expiresAt !== "number" || typeof nonce !== "string") return undefined;
  try {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
    return verified ? { id: secretHash(nonce), expiresAt: new Date(expiresAt * 1000) } : undefined;
  } catch {
    // The parameters do not have the form that this API issues: they are forged, so the token is not valid.
    return undefined;
  }
}
