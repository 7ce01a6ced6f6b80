/**
 * This module stores contract summaries as they were shown. Nothing in a summary is about a person, so the same content is stored in one
 * row.
 */
import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { contractSummaries, orders } from "#demo/api/db/schema-orders.ts";

export type SummaryRow = typeof contractSummaries.$inferSelect;

/** The number of days for which a summary that nobody ordered is kept: as long as an order's draft. */
const lifeDays = 7;

/** Stores a summary, unless it is stored already. With each new summary, those that nobody ordered in time are deleted. */
export async function insertSummary(db: Database, summary: Omit<SummaryRow, "madeAt">): Promise<void> {
  const inserted = await db.insert(contractSummaries).values(summary).onConflictDoNothing().returning({ id: contractSummaries.id });
  if (inserted.length > 0) await dropOld(db);
}

async function dropOld(db: Database): Promise<void> {
  const isOrdered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.contractSummary, contractSummaries.id));
  await db
    .delete(contractSummaries)
    .where(and(lt(contractSummaries.madeAt, sql`now() - make_interval(days => ${lifeDays})`), notExists(isOrdered)));
}

/**
 * Finds a summary by its id, which is the hash of its content; undefined when it was never made, or was deleted because nobody ordered it.
 */
export async function findSummary(db: Database, id: string): Promise<SummaryRow | undefined> {
  const [row] = await db.select().from(contractSummaries).where(eq(contractSummaries.id, id));
  return row;
}
