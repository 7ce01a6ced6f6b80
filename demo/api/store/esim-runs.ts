/** Stores the activations of eSIMs (runs), at most one for each line. */
import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { esimRuns } from "#demo/api/db/schema-products.ts";

export type EsimRun = typeof esimRuns.$inferSelect;

/** Deletes the activations of all lines that were not finished in time. */
export const deleteOldRuns = async (db: Database, nowMs: number): Promise<void> =>
  void (await db.delete(esimRuns).where(lte(esimRuns.expiresAt, new Date(nowMs))));

/**
 * Returns a line's activation, and locks its row until the transaction ends: the second of two concurrent calls sees the changes of the
 * first.
 */
export async function lockRun(tx: Database, productId: string): Promise<EsimRun | undefined> {
  const [run] = await tx.select().from(esimRuns).where(eq(esimRuns.productId, productId)).for("update");
  return run;
}

/** Stores an activation, which replaces the line's earlier one. */
export async function putRun(tx: Database, run: EsimRun): Promise<void> {
  await tx.insert(esimRuns).values(run).onConflictDoUpdate({ target: esimRuns.productId, set: run });
}

export async function setRun(tx: Database, productId: string, change: Partial<Omit<EsimRun, "productId">>): Promise<void> {
  await tx.update(esimRuns).set(change).where(eq(esimRuns.productId, productId));
}

/**
 * Ends a line's activation. From now on its eSIM counts as installed; a later activation does not change the time of the first
 * installation.
 */
export async function finishRun(tx: Database, productId: string, nowMs: number): Promise<void> {
  await tx.delete(esimRuns).where(eq(esimRuns.productId, productId));
  const installedAt = sql`coalesce(${products.esimInstalledAt}, ${new Date(nowMs).toISOString()}::timestamptz)`;
  await tx.update(products).set({ esimInstalledAt: installedAt }).where(eq(products.id, productId));
}
