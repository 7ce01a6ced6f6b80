/** This module stores the options of TV. */
import { eq, inArray } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { tvOptions } from "#demo/api/db/schema-options.ts";

export type TvOptionRow = typeof tvOptions.$inferSelect;

/** Returns the options of these products, those that have ended as well, in the order in which they were ordered. */
export const tvOptionsOf = async (db: Database, productIds: readonly string[]): Promise<readonly TvOptionRow[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(tvOptions)
        .where(inArray(tvOptions.productId, [...productIds]))
        .orderBy(tvOptions.orderedAt, tvOptions.id);

export async function insertTvOption(tx: Database, row: typeof tvOptions.$inferInsert): Promise<void> {
  await tx.insert(tvOptions).values(row);
}

/** Sets the last day of an option. */
export async function endTvOption(tx: Database, id: string, endsOn: CalendarDate): Promise<void> {
  await tx.update(tvOptions).set({ endsOn }).where(eq(tvOptions.id, id));
}
