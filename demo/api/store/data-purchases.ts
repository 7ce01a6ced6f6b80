/** This module stores the data that was bought for mobile lines. */
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { dataPurchases } from "#demo/api/db/schema-options.ts";

export type DataPurchase = typeof dataPurchases.$inferSelect;

/** Returns the data that was bought for a month, in kilobytes by the product's id. `month` is the first day of the month. */
export async function boughtKilobytes(
  db: Database,
  productIds: readonly string[],
  month: CalendarDate,
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: dataPurchases.productId, kilobytes: sql`sum(${dataPurchases.kilobytes})`.mapWith(Number) })
    .from(dataPurchases)
    .where(and(inArray(dataPurchases.productId, [...productIds]), eq(dataPurchases.month, month)))
    .groupBy(dataPurchases.productId);
  return new Map(rows.map(({ productId, kilobytes }) => [productId, kilobytes]));
}

/** Returns how often each option was bought for a product in a month, by the option's id. */
export async function purchaseCounts(db: Database, productId: string, month: CalendarDate): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ option: dataPurchases.option, count: sql`count(*)`.mapWith(Number) })
    .from(dataPurchases)
    .where(and(eq(dataPurchases.productId, productId), eq(dataPurchases.month, month)))
    .groupBy(dataPurchases.option);
  return new Map(rows.map(({ option, count }) => [option, count]));
}

/** Returns the purchases of months before `month` that no invoice has billed, in the order in which they were made. */
export const unbilledPurchases = async (
  db: Database,
  productIds: readonly string[],
  month: CalendarDate,
): Promise<readonly DataPurchase[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(dataPurchases)
        .where(and(inArray(dataPurchases.productId, [...productIds]), isNull(dataPurchases.billedOn), lt(dataPurchases.month, month)))
        .orderBy(dataPurchases.boughtOn, dataPurchases.id);

export async function insertPurchase(tx: Database, row: typeof dataPurchases.$inferInsert): Promise<void> {
  await tx.insert(dataPurchases).values(row);
}

/** Stores the day of the invoice that bills a purchase. */
export async function setPurchaseBilled(tx: Database, id: string, billedOn: CalendarDate): Promise<void> {
  await tx.update(dataPurchases).set({ billedOn }).where(eq(dataPurchases.id, id));
}
