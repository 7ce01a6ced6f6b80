/** This module stores which notices about the usage of a line were sent, so that each is sent once a month. */
import { and, eq, inArray } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { usageNotices } from "#demo/api/db/schema-products.ts";

export type SentNotice = typeof usageNotices.$inferSelect;

/** Returns the notices about a month, by its first day, that were sent about these products. */
export const sentNotices = async (db: Database, productIds: readonly string[], month: CalendarDate): Promise<readonly SentNotice[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(usageNotices)
        .where(and(inArray(usageNotices.productId, [...productIds]), eq(usageNotices.month, month)));

/** Stores that notices are sent, and returns those that were not sent before. The database lets nobody store the same one again. */
export const takeNotices = (tx: Database, notices: readonly SentNotice[]): Promise<readonly SentNotice[]> =>
  tx
    .insert(usageNotices)
    .values([...notices])
    .onConflictDoNothing()
    .returning();
