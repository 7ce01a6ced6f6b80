/** This module limits the mails to one person: three mails of a kind in a quarter of an hour. */
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { sends } from "#demo/api/db/schema.ts";

const windowMs = 15 * 60_000;
const maxInWindow = 3;

type Sending = { readonly kind: typeof sends.$inferInsert.kind; readonly subject: string; readonly nowMs: number };

/**
 * Counts one more mail and returns 0. When there were too many mails, nothing is counted, and the seconds to wait are returned. Calls for
 * one subject run one after the other.
 */
export const noteSending = (db: Database, sending: Sending): Promise<number> =>
  db.transaction(async (tx) => {
    const seconds = await secondsUntilNext(tx, sending);
    await note(tx, sending, seconds === 0);
    return seconds;
  });

/** Counts one more mail at the earliest time at which the limit allows it, and returns the seconds until that time. */
export const planSending = (db: Database, sending: Sending): Promise<number> =>
  db.transaction(async (tx) => {
    const seconds = await secondsUntilNext(tx, sending);
    await note(tx, { ...sending, nowMs: sending.nowMs + seconds * 1000 }, true);
    return seconds;
  });

/** Returns the seconds until this subject may get another mail. Other calls for the subject wait until the transaction is over. */
async function secondsUntilNext(tx: Database, { kind, subject, nowMs }: Sending): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
  await tx.delete(sends).where(lte(sends.at, new Date(nowMs - windowMs)));
  const ofSubject = and(eq(sends.kind, kind), eq(sends.subject, subject));
  const recent = await tx.select({ at: sends.at }).from(sends).where(ofSubject).orderBy(asc(sends.at));
  const blocking = recent.at(-maxInWindow);
  return blocking ? Math.ceil((blocking.at.getTime() + windowMs - nowMs) / 1000) : 0;
}

/**
 * Writes a row if `really` is true. Otherwise it runs the same SQL statement without writing a row, so that the response time does not
 * reveal how many mails there were.
 */
async function note(tx: Database, { kind, subject, nowMs }: Sending, really: boolean): Promise<void> {
  await tx.execute(sql`insert into sends (kind, subject, at)
    select ${kind}, ${subject}, ${new Date(nowMs).toISOString()}::timestamptz where ${really}::bool`);
}

/** Deletes the counted mails of a kind to a subject, once the reader has shown that the mails arrived (by using their code, say). */
export async function forgetSendings(db: Database, kind: Sending["kind"], subject: string): Promise<void> {
  await db.delete(sends).where(and(eq(sends.kind, kind), eq(sends.subject, subject)));
}
