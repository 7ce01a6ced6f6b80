/** Captcha tokens: they are verified without being consumed, and consumed once. */
import { createHash } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { captchaTokens } from "#demo/api/db/schema.ts";

/** A token that was found good: its id, and the time until which it could be used again. */
export type Pass = { readonly id: string; readonly expiresAt: Date };

export type Captcha = {
  /** Makes a puzzle; undefined when this kind of captcha gets its puzzle elsewhere. */
  readonly challenge: (() => Promise<{ parameters: unknown; signature: string }>) | undefined;
  /** Returns the pass of a good token that was not used yet. Consumes nothing. */
  readonly verify: (token: string) => Promise<Pass | undefined>;
};

export const idOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

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
