/** This module stores the changes of products' plans. */
import { and, eq, inArray } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { planChanges } from "#demo/api/db/schema-plans.ts";
import { products } from "#demo/api/db/schema-orders.ts";

export type PlanChange = typeof planChanges.$inferSelect;

/** Returns the changes of these products, those that have begun as well, in the order of their days. */
export const planChangesOf = async (db: Database, productIds: readonly string[]): Promise<readonly PlanChange[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(planChanges)
        .where(inArray(planChanges.productId, [...productIds]))
        .orderBy(planChanges.startsOn);

/** Stores a change. It replaces a planned change of the same product for the same day. */
export async function planChange(tx: Database, change: PlanChange): Promise<void> {
  const { productId: _productId, startsOn: _startsOn, ...plan } = change;
  await tx
    .insert(planChanges)
    .values(change)
    .onConflictDoUpdate({ target: [planChanges.productId, planChanges.startsOn], set: plan });
}

export async function dropChange(tx: Database, { productId, startsOn }: Pick<PlanChange, "productId" | "startsOn">): Promise<void> {
  await tx.delete(planChanges).where(and(eq(planChanges.productId, productId), eq(planChanges.startsOn, startsOn)));
}

/** Sets the new plan in a product's row. With `billedUntil`, the days from that day on count as not billed. */
export async function applyChange(
  tx: Database,
  { productId, offer, wpId, cents }: PlanChange,
  billedUntil: CalendarDate | undefined,
): Promise<void> {
  await tx
    .update(products)
    .set({ offer, wpId, cents, ...(billedUntil !== undefined && { billedUntil }) })
    .where(eq(products.id, productId));
}
