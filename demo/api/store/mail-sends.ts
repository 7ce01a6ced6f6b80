/** The limit on mails to one person: three of a kind in a quarter of an hour. */
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { sends } from "#demo/api/db/schema.ts";

const windowMs = 15 * 60_000;
const maxInWindow = 3;

type Sending = { readonly kind: typeof sends.$inferInsert.kind; readonly subject: string; readonly nowMs: number };

/**
 * Notes one more sending and returns 0; when there were too many, notes nothing and returns the seconds to wait. Calls for one subject run
 * one after the other.
 */
export const noteSending = (db: Database, sending: Sending): Promise<number> =>
  db.transaction(async (tx) => {
    const seconds = await secondsUntilNext(tx, sending);
    if (seconds === 0) await note(tx, sending);
    return seconds;
  });

/** Notes one more sending for the earliest moment at which it is not one too many; returns the seconds until that moment. */
export const planSending = (db: Database, sending: Sending): Promise<number> =>
  db.transaction(async (tx) => {
    const seconds = await secondsUntilNext(tx, sending);
    await note(tx, { ...sending, nowMs: sending.nowMs + seconds * 1000 });
    return seconds;
  });

/** Returns the seconds until this subject may be sent to again. Other calls for the subject wait until the transaction is over. */
async function secondsUntilNext(tx: Database, { kind, subject, nowMs }: Sending): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
  await tx.delete(sends).where(lte(sends.at, new Date(nowMs - windowMs)));
  const ofSubject = and(eq(sends.kind, kind), eq(sends.subject, subject));
  const recent = await tx.select({ at: sends.at }).from(sends).where(ofSubject).orderBy(asc(sends.at));
  const blocking = recent.at(-maxInWindow);
  return blocking ? Math.ceil((blocking.at.getTime() + windowMs - nowMs) / 1000) : 0;
}

const note = (tx: Database, { kind, subject, nowMs }: Sending): Promise<unknown> =>
  tx.insert(sends).values({ kind, subject, at: new Date(nowMs) });

/** Deletes a subject's sendings of a kind, once the reader has shown to have received them. */
export async function forgetSendings(db: Database, kind: Sending["kind"], subject: string): Promise<void> {
  await db.delete(sends).where(and(eq(sends.kind, kind), eq(sends.subject, subject)));
}
