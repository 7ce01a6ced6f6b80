/** This module stores which notices about the usage of a line were sent, so that each is sent once a month. */
import { and, eq, gt, gte, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { usageNotices } from "#demo/api/db/schema-products.ts";
import type { Product } from "./customers.ts";
import type { Account } from "./sessions.ts";

export type SentNotice = typeof usageNotices.$inferSelect;

/** Returns the notices about a month, by its first day, that were sent about these products. */
export const sentNotices = async (db: Database, productIds: readonly string[], month: CalendarDate): Promise<readonly SentNotice[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(usageNotices)
        .where(and(inArray(usageNotices.productId, [...productIds]), eq(usageNotices.month, month)));

/**
 * Stores that notices are sent, and returns only those that were not stored before. The database's key prevents that the same notice is
 * stored twice.
 */
export const takeNotices = (tx: Database, notices: readonly SentNotice[]): Promise<readonly SentNotice[]> =>
  tx
    .insert(usageNotices)
    .values([...notices])
    .onConflictDoNothing()
    .returning();

type Lines = { readonly month: CalendarDate; readonly percent: number; readonly after: string | undefined; readonly count: number };

/**
 * Returns the mobile lines of customers that work or are to begin, and for which the notice of this share was not sent in the month. The
 * lines are sorted by id and begin after the id `after`.
 */
export async function linesWithoutNotice(db: Database, { month, percent, after, count }: Lines): Promise<readonly Product[]> {
  const isNotice = and(eq(usageNotices.productId, products.id), eq(usageNotices.month, month), eq(usageNotices.percent, percent));
  const isLine = and(eq(products.kind, "mobile"), isNotNull(products.accountId), or(isNull(products.endsOn), gte(products.endsOn, month)));
  const rows = await db
    .select({ line: products })
    .from(products)
    .leftJoin(usageNotices, isNotice)
    .where(and(isLine, isNull(usageNotices.productId), after === undefined ? undefined : gt(products.id, after)))
    .orderBy(products.id)
    .limit(count);
  return rows.map(({ line }) => line);
}

/** Returns the accounts with these ids. */
export const accountsWithIds = async (db: Database, ids: readonly string[]): Promise<readonly Account[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(accounts)
        .where(inArray(accounts.id, [...ids]));
