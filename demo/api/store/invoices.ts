/** This module reads invoices. The billing run (modules/invoices) makes them. */
import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { invoiceLines, invoices } from "#demo/api/db/schema-area.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;

/** Returns the account's invoices, the newest first. */
export const invoicesOf = (db: Database, accountId: string): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.accountId, accountId)).orderBy(desc(invoices.issuedOn), desc(invoices.number));

/** Returns the lines of several invoices by invoice id; the lines of each invoice are in their order. */
export async function linesOfInvoices(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly InvoiceLineRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(invoiceLines)
          .where(inArray(invoiceLines.invoiceId, [...ids]))
          .orderBy(invoiceLines.position);
  return new Map(ids.map((id) => [id, rows.filter(({ invoiceId }) => invoiceId === id)]));
}
