/** This module has the table of withdrawals: each declaration as it was made, with its receipt. */
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { now, time } from "./columns.ts";
import { orders } from "./schema-orders.ts";
import { accounts } from "./schema.ts";

/**
 * The effect of a withdrawal declaration. `effective` means that the named products were cancelled, or end. `to-check` means that the
 * order's customer made the declaration after the last day, or when nothing was left to end. `unproven` means that nobody proved to be the
 * order's customer, so nothing ends.
 */
export type WithdrawalEffect = "effective" | "to-check" | "unproven";

export const withdrawals = pgTable(
  "withdrawals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reference: text("reference").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The contract or order number, as the customer typed it. */
    contract: text("contract").notNull(),
    /** The ids of the chosen products; null when the whole order is withdrawn. */
    products: jsonb("products").$type<readonly string[]>(),
    language: text("language").$type<Language>().notNull(),
    /** The text of the receipt, as it was mailed. */
    receipt: text("receipt").notNull(),
    /** The sentence with which the API answered the declaration. */
    message: text("message").notNull(),
    effect: text("effect").$type<WithdrawalEffect>().notNull(),
    /** The account of the customer who was signed in; null when nobody was. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The order whose number the declaration names. The declaration may have been made by anybody, not only by the customer. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The time at which the API received the declaration, by the API's clock. */
    receivedAt: time("received_at").notNull(),
    /** The time at which the API received the declaration, by the database's clock. The declaration's key expires by this clock. */
    storedAt: now("stored_at"),
    /** The keyed hash of the `Idempotency-Key` that came with the declaration: the same key gets the same receipt. */
    keyHash: text("key_hash").notNull(),
    /** The keyed hash of the declaration's content and sender: an equal declaration within 60 s gets the same receipt. */
    bodyHash: text("body_hash").notNull(),
  },
  (table) => [index("withdrawals_key").on(table.keyHash), index("withdrawals_body").on(table.bodyHash, table.storedAt)],
);
