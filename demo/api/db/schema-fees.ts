/** This module has the table of events that may cost a fee (decisions §14). */
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FeeId } from "#demo/api/data/fees.ts";
import { day } from "./columns.ts";
import { invoices } from "./schema-area.ts";
import { accounts } from "./schema.ts";

/** The events of customers that have a fee, the free ones too: later ones are counted from them. */
export const feeEvents = pgTable(
  "fee_events",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    fee: text("fee").$type<FeeId>().notNull(),
    /** The invoice that was reminded of, or whose debit was refused; null for events of other kinds. */
    invoiceId: uuid("invoice_id").references(() => invoices.id, { onDelete: "cascade" }),
    happenedOn: day("happened_on").notNull(),
    /** The fee in cents, as it was on that day; 0 where the event was free. */
    cents: integer("cents").notNull(),
    /** The day of the invoice that has billed the fee; null before that, and for free events. */
    billedOn: day("billed_on"),
  },
  (table) => [index("fee_events_account").on(table.accountId, table.fee, table.happenedOn)],
);
