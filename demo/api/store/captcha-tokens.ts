/** This module stores the captcha tokens that were verified or used. A token may be verified many times, and used once. */
import { eq, lt } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { captchaTokens } from "#demo/api/db/schema.ts";
import type { Pass } from "#demo/api/http/captcha.ts";

/** Tells whether a token was used. A token whose row was deleted after its end counts as not used; its own expiry then refuses it. */
export async function isUsed(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ used: captchaTokens.used }).from(captchaTokens).where(eq(captchaTokens.id, id));
  return row?.used ?? false;
}

/** The time for which expired captcha tokens are stored: longer than the clocks of two processes differ. */
const storedAfterMs = 10 * 60_000;

/**
 * Returns the time in epoch milliseconds by which tokens expire and used ones are deleted. One clock serves both: the database's clock may
 * differ, and a token could then outlive the row that says it was used.
 */
export const captchaNow = (): number => Date.now();

/** Uses a pass up, or returns false when it was used before. Of two concurrent calls the second waits for the transaction of the first. */
export async function consume(db: Database, { id, expiresAt }: Pass): Promise<boolean> {
  const taken = await db
    .insert(captchaTokens)
    .values({ id, expiresAt, used: true })
    .onConflictDoUpdate({ target: captchaTokens.id, set: { used: true }, setWhere: eq(captchaTokens.used, false) })
    .returning({ id: captchaTokens.id });
  await db.delete(captchaTokens).where(lt(captchaTokens.expiresAt, new Date(captchaNow() - storedAfterMs)));
  return taken.length === 1;
}
