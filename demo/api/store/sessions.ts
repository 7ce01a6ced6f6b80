/**
 * This module stores sessions: one row per sign-in on a device, with its family of refresh tokens. A refresh token may be used once. Its
 * successor is derived from it, so that two tabs that send the same token within seconds get the same new token. A token that is used again
 * later was stolen, so its family ends (decisions §5).
 */
import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts, refreshTokens, sessions, type Device } from "#demo/api/db/schema.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";

export type Account = typeof accounts.$inferSelect;
export type Session = typeof sessions.$inferSelect;
type EndedBy = NonNullable<Session["endedBy"]>;

export const sessionLifeMs = 30 * 24 * 3_600_000;
const graceMs = 10_000;

export type Renewed = { readonly account: Account; readonly session: Session; readonly refreshToken: string };
export type Over = { readonly over: "expired" | "logout" };

type Start = { readonly account: Account; readonly deviceId: string; readonly device: Device | null; readonly nowMs: number };

/** Starts a session and returns its first refresh token, of which only the hash is stored. Sessions that have expired are deleted. */
export async function startSession(db: Database, { account, deviceId, device, nowMs }: Start): Promise<Renewed> {
  const now = new Date(nowMs);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const [session] = await db
    .insert(sessions)
    .values({ accountId: account.id, deviceId, device, createdAt: now, lastUsedAt: now, expiresAt: new Date(nowMs + sessionLifeMs) })
    .returning();
  if (!session) throw new Error("a session was not stored");
  const refreshToken = randomBytes(32).toString("base64url");
  await db.insert(refreshTokens).values({ hash: secretHash(refreshToken), sessionId: session.id });
  return { account, session, refreshToken };
}

const find = async (db: Database, token: string) => {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions, account: accounts })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(refreshTokens.hash, secretHash(token)));
  return row;
};

/** Returns the reason why a session is over, or undefined when it is not over. */
export function overOf(session: Session | undefined, nowMs: number): Over | undefined {
  if (session?.endedAt) return { over: "logout" };
  return !session || session.expiresAt.getTime() <= nowMs ? { over: "expired" } : undefined;
}

type Refresh = { readonly token: string; readonly deviceId: string; readonly nowMs: number };

/** Locks the session of a refresh token's family: calls of one family run one after the other, and each sees which token is the newest. */
async function lockFamily(db: Database, token: string): Promise<void> {
  const family = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, secretHash(token)));
  await db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, family)).for("update");
}

/**
 * Renews a session by its refresh token, or returns the reason why the session is over. `db` must be a transaction: when the process ends
 * in the middle nothing is stored, and the token's next use counts as its first.
 */
export async function refreshSession(db: Database, keyedHash: KeyedHash, refresh: Refresh): Promise<Renewed | Over> {
  const { token, deviceId, nowMs } = refresh;
  await lockFamily(db, token);
  const found = await find(db, token);
  const over = overOf(found?.session, nowMs);
  if (!found || over) return over ?? { over: "expired" };
  const { account, session } = found;
  const replacedMs = found.token.replacedAt?.getTime();
  if (session.deviceId !== deviceId || (replacedMs !== undefined && nowMs - replacedMs > graceMs)) {
    await endSession(db, session.id, "reuse", nowMs);
    return { over: "logout" };
  }
  const refreshToken = await successor(db, keyedHash, { token, session, nowMs });
  await db
    .update(sessions)
    .set({ lastUsedAt: new Date(nowMs) })
    .where(eq(sessions.id, session.id));
  return { account, session, refreshToken };
}

type Succession = { readonly token: string; readonly session: Session; readonly nowMs: number };

/**
 * Returns the newest refresh token of the family. A caller whose token was replaced a moment ago must not get another token that is already
 * replaced.
 */
async function successor(db: Database, keyedHash: KeyedHash, { token, session, nowMs }: Succession): Promise<string> {
  await db
    .update(refreshTokens)
    .set({ replacedAt: new Date(nowMs) })
    .where(and(eq(refreshTokens.hash, secretHash(token)), isNull(refreshTokens.replacedAt)));
  let next = keyedHash("refresh-token", token);
  await db
    .insert(refreshTokens)
    .values({ hash: secretHash(next), sessionId: session.id })
    .onConflictDoNothing();
  while ((await find(db, next))?.token.replacedAt) next = keyedHash("refresh-token", next);
  return next;
}

async function end(db: Database, which: SQL | undefined, by: EndedBy, nowMs: number): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(nowMs), endedBy: by })
    .where(and(which, isNull(sessions.endedAt)));
}

/** Ends a session. A session that is over already keeps the time and the reason of its first end. */
export const endSession = (db: Database, id: string, by: EndedBy, nowMs: number): Promise<void> => end(db, eq(sessions.id, id), by, nowMs);

/** Ends all sessions of an account that are not over yet. */
export const endAllSessions = (db: Database, accountId: string, by: EndedBy, nowMs: number): Promise<void> =>
  end(db, eq(sessions.accountId, accountId), by, nowMs);

/** Ends the session that a refresh token belongs to, whether or not the token is still the newest of its family. */
export async function endSessionOf(db: Database, token: string, by: EndedBy, nowMs: number): Promise<void> {
  const found = await find(db, token);
  if (found) await endSession(db, found.session.id, by, nowMs);
}

/** Finds a session with its account, also when the session is over: `overOf` tells whether it is. */
export async function findSession(db: Database, id: string): Promise<{ session: Session; account: Account } | undefined> {
  const [row] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, id));
  return row;
}
