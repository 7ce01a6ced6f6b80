/** This module stores the WiFi boosters of internet lines. */
import { eq, inArray } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { wifiBoosters } from "#demo/api/db/schema-products.ts";

export type Booster = typeof wifiBoosters.$inferSelect;

/** Returns the boosters of these products, those that have ended as well, in the order in which they were ordered. */
export const boostersOf = async (db: Database, productIds: readonly string[]): Promise<readonly Booster[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(wifiBoosters)
        .where(inArray(wifiBoosters.productId, [...productIds]))
        .orderBy(wifiBoosters.orderedAt, wifiBoosters.cents);

export async function insertBoosters(tx: Database, rows: readonly (typeof wifiBoosters.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(wifiBoosters).values([...rows]);
}

export async function deleteBoosters(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(wifiBoosters).where(inArray(wifiBoosters.id, [...ids]));
}

/** Sets the last day of a booster; null removes a last day that was set before. */
export async function endBooster(tx: Database, id: string, endsOn: CalendarDate | null): Promise<void> {
  await tx.update(wifiBoosters).set({ endsOn }).where(eq(wifiBoosters.id, id));
}
