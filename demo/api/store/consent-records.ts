/** This module keeps the choices of the cookie banner, as long as each choice counts. */
import { lt } from "drizzle-orm";
import { storedConsent } from "#core/base/values/consent.ts";
import type { Database } from "#demo/api/db/database.ts";
import { consentRecords } from "#demo/api/db/schema-consent.ts";

export type ConsentRecord = typeof consentRecords.$inferInsert;

/** Keeps a choice. A choice that is sent twice is kept as it was sent first, because a proof must not change. */
export async function keepConsent(db: Database, record: ConsentRecord): Promise<void> {
  await db.insert(consentRecords).values(record).onConflictDoNothing();
}

/** Deletes the choices that count no longer, since 13 months have passed. */
export async function deleteOldConsents(db: Database, nowMs: number): Promise<void> {
  await db.delete(consentRecords).where(lt(consentRecords.savedAt, new Date(nowMs - storedConsent.lifeMs)));
}
