/** Not too many mails to one person: three of a kind in a quarter of an hour. */
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { sends } from "#demo/api/db/schema.ts";

const windowMs = 15 * 60_000;
const maxInWindow = 3;

type Sending = { readonly kind: typeof sends.$inferInsert.kind; readonly subject: string; readonly nowMs: number };

/** Notes one more; answers the seconds to wait instead where there were too many. Calls for one subject go one after the other. */
export const noteSending = (db: Database, sending: Sending): Promise<number> =>
  db.transaction(async (tx) => {
    const seconds = await secondsUntilNext(tx, sending);
    if (seconds === 0) await note(tx, sending);
    return seconds;
  });

/** Notes one more, for as soon as it is not too many; answers the seconds until then. */
export const planSending = (db: Database, sending: Sending): Promise<number> =>
  db.transaction(async (tx) => {
    const seconds = await secondsUntilNext(tx, sending);
    await note(tx, { ...sending, nowMs: sending.nowMs + seconds * 1000 });
    return seconds;
  });

/** Others of this subject wait until the transaction is over. */
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

/** What was sent has reached its reader. */
export async function forgetSendings(db: Database, kind: Sending["kind"], subject: string): Promise<void> {
  await db.delete(sends).where(and(eq(sends.kind, kind), eq(sends.subject, subject)));
}
