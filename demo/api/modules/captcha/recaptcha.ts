/**
 * This module checks the captcha of Google's checkbox. Google verifies a token only once, so a good result is remembered until the form
 * itself is sent.
 */
import { eq, and, gt } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { captchaTokens } from "#demo/api/db/schema.ts";
import type { RecaptchaOptions } from "#demo/api/config/options.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import type { Captcha, Pass } from "#demo/api/http/captcha.ts";
import { captchaNow, isUsed } from "#demo/api/store/captcha-tokens.ts";

/** The lifetime of a pass in milliseconds: as long as Google's own token is valid. */
const lifeMs = 2 * 60_000;
const timeoutMs = 8000;

/** Creates the captcha that asks Google about tokens. A check fails with an error when Google does not answer within eight seconds. */
export function createRecaptcha(db: Database, { secret, verifyUrl }: RecaptchaOptions): Captcha {
  return {
    challenge: undefined,
    async verify(token) {
      if (token === "") return undefined;
      const id = secretHash(token);
      if (await isUsed(db, id)) return undefined;
      const seen = await remembered(db, id);
      if (seen) return seen;
      if (!(await isGood(token, secret, verifyUrl))) return undefined;
      const pass = { id, expiresAt: new Date(captchaNow() + lifeMs) };
      await db
        .insert(captchaTokens)
        .values({ ...pass, used: false })
        .onConflictDoNothing();
      return pass;
    },
  };
}

async function remembered(db: Database, id: string): Promise<Pass | undefined> {
  const [row] = await db
    .select({ id: captchaTokens.id, expiresAt: captchaTokens.expiresAt })
    .from(captchaTokens)
    .where(and(eq(captchaTokens.id, id), gt(captchaTokens.expiresAt, new Date(captchaNow()))));
  return row;
}

async function isGood(token: string, secret: string, verifyUrl: string): Promise<boolean> {
  const body = new URLSearchParams({ secret, response: token });
  const answer = await fetch(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(timeoutMs) });
  const result = (await answer.json()) as { success?: unknown };
  return result.success === true;
}
