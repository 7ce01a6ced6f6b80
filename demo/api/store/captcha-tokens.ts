/** The captcha tokens that were verified or used. A token may be verified many times, and is consumed once. */
import { eq, lt } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { captchaTokens } from "#demo/api/db/schema.ts";
import type { Pass } from "#demo/api/http/captcha.ts";

export async function isUsed(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ used: captchaTokens.used }).from(captchaTokens).where(eq(captchaTokens.id, id));
  return row?.used ?? false;
}

/** The time for which expired tokens are kept: longer than the clocks of two processes differ. */
const keptAfterMs = 10 * 60_000;

/**
 * Returns the time in epoch milliseconds by which tokens are judged, and used ones deleted. It is never the database's time, which may
 * differ.
 */
export const captchaNow = (): number => Date.now();

/** Consumes a pass; returns false when it was consumed before. Of two concurrent calls the second waits for the first one's transaction. */
export async function consume(db: Database, { id, expiresAt }: Pass): Promise<boolean> {
  const taken = await db
    .insert(captchaTokens)
    .values({ id, expiresAt, used: true })
    .onConflictDoUpdate({ target: captchaTokens.id, set: { used: true }, setWhere: eq(captchaTokens.used, false) })
    .returning({ id: captchaTokens.id });
  await db.delete(captchaTokens).where(lt(captchaTokens.expiresAt, new Date(captchaNow() - keptAfterMs)));
  return taken.length === 1;
}
