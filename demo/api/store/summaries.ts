/** Stores contract summaries as they were shown. The same content is stored in one row, because nothing in it is about a person. */
import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { contractSummaries, orders } from "#demo/api/db/schema-orders.ts";

export type SummaryRow = typeof contractSummaries.$inferSelect;

/** The lifetime of a summary that nobody ordered: as long as that of an order's draft. */
const lifeDays = 7;

/** Stores a summary, unless it is stored already. A new one makes room for itself: summaries that nobody ordered in time are dropped. */
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

export async function findSummary(db: Database, id: string): Promise<SummaryRow | undefined> {
  const [row] = await db.select().from(contractSummaries).where(eq(contractSummaries.id, id));
  return row;
}
