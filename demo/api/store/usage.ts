/** Stores the usage of products by days, and the days until which it is counted and billed. */
import { and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { usageCounters, usageDays } from "#demo/api/db/schema-products.ts";

export type UsageCounter = typeof usageCounters.$inferSelect;
export type UsageDayRow = typeof usageDays.$inferSelect;

/** Returns the days until which the usage of these products is counted and billed, by the product's id. */
export async function countersOf(db: Database, productIds: readonly string[]): Promise<ReadonlyMap<string, UsageCounter>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(usageCounters)
    .where(inArray(usageCounters.productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Returns the days on which these products were used, from the first to the last day, in their order. */
export const usageBetween = async (
  db: Database,
  productIds: readonly string[],
  { firstDay, lastDay }: { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate },
): Promise<readonly UsageDayRow[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(usageDays)
        .where(and(inArray(usageDays.productId, [...productIds]), gte(usageDays.day, firstDay), lte(usageDays.day, lastDay)))
        .orderBy(usageDays.day);

/** Returns the data that these products used from the first to the last day, in kilobytes, by the product's id. */
export async function kilobytesBetween(
  db: Database,
  productIds: readonly string[],
  { firstDay, lastDay }: { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate },
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: usageDays.productId, kilobytes: sql`sum(${usageDays.kilobytes})`.mapWith(Number) })
    .from(usageDays)
    .where(and(inArray(usageDays.productId, [...productIds]), gte(usageDays.day, firstDay), lte(usageDays.day, lastDay)))
    .groupBy(usageDays.productId);
  return new Map(rows.map(({ productId, kilobytes }) => [productId, kilobytes]));
}

/** Adds usage to the days of products. */
export async function addUsage(tx: Database, rows: readonly UsageDayRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(usageDays)
    .values([...rows])
    .onConflictDoUpdate({
      target: [usageDays.productId, usageDays.day],
      set: {
        kilobytes: sql`${usageDays.kilobytes} + excluded.kilobytes`,
        minutes: sql`${usageDays.minutes} + excluded.minutes`,
        texts: sql`${usageDays.texts} + excluded.texts`,
        minutesAbroad: sql`${usageDays.minutesAbroad} + excluded.minutes_abroad`,
      },
    });
}

/**
 * Stores the time until which a product's usage is counted. `firstMonth` is the first month to bill for a product that has no counter yet.
 */
export async function setCountedUntil(tx: Database, productId: string, untilMs: number, firstMonth: CalendarDate): Promise<void> {
  const countedUntil = new Date(untilMs);
  await tx
    .insert(usageCounters)
    .values({ productId, countedUntil, billedUntil: firstMonth })
    .onConflictDoUpdate({ target: usageCounters.productId, set: { countedUntil } });
}

/** Stores the first month of which no usage is billed, by its first day. */
export async function setUsageBilledUntil(tx: Database, productId: string, month: CalendarDate): Promise<void> {
  await tx.update(usageCounters).set({ billedUntil: month }).where(eq(usageCounters.productId, productId));
}
