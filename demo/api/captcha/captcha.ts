/** Captcha tokens: shown to be good without consuming them, and consumed once. */
import { createHash } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { captchaTokens } from "#demo/api/db/schema.ts";

/** A token that was found good: what identifies it, and until when it could be used again. */
export type Pass = { readonly id: string; readonly expiresAt: Date };

export type Captcha = {
  /** Undefined where this kind of captcha has no puzzle of ours. */
  readonly challenge: (() => Promise<{ parameters: unknown; signature: string }>) | undefined;
  /** The pass of a good token that was not used yet. Consumes nothing. */
  readonly verify: (token: string) => Promise<Pass | undefined>;
};

export const idOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

export async function isUsed(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ used: captchaTokens.used }).from(captchaTokens).where(eq(captchaTokens.id, id));
  return row?.used ?? false;
}

/** Longer than the clocks of two processes differ. */
const keptAfterMs = 10 * 60_000;

/** Judges tokens, and says when one that was used can be forgotten: never the database's, which may be another. Epoch milliseconds. */
export const captchaNow = (): number => Date.now();

/** Consumes a pass; false for one that was consumed before. Two calls at once: the second waits for the first's transaction. */
export async function consume(db: Database, { id, expiresAt }: Pass): Promise<boolean> {
  const taken = await db
    .insert(captchaTokens)
    .values({ id, expiresAt, used: true })
    .onConflictDoUpdate({ target: captchaTokens.id, set: { used: true }, setWhere: eq(captchaTokens.used, false) })
    .returning({ id: captchaTokens.id });
  await db.delete(captchaTokens).where(lt(captchaTokens.expiresAt, new Date(captchaNow() - keptAfterMs)));
  return taken.length === 1;
}
