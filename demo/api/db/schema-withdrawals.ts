/** The table of withdrawals: each statement as it was made, with its receipt. */
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#core/base/values/language.ts";
import { now, time } from "./columns.ts";
import { orders } from "./schema-orders.ts";
import { accounts } from "./schema.ts";

/**
 * What a statement did. `effective`: what it names was cancelled, or ends; `to-check`: the order's customer made it, after the last day or
 * when there was nothing left to end; `unproven`: nobody proved to be the order's customer, and nothing ends.
 */
export type WithdrawalEffect = "effective" | "to-check" | "unproven";

export const withdrawals = pgTable(
  "withdrawals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reference: text("reference").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The contract or order number, as it was typed. */
    contract: text("contract").notNull(),
    /** The ids of the chosen products; null for a whole order. */
    products: jsonb("products").$type<readonly string[]>(),
    language: text("language").$type<Language>().notNull(),
    /** The receipt, as it was mailed. */
    receipt: text("receipt").notNull(),
    /** The sentence of the answer. */
    message: text("message").notNull(),
    effect: text("effect").$type<WithdrawalEffect>().notNull(),
    /** The customer who was signed in. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The order with the number of the statement, whoever made the statement. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The instant of receipt, by the API's clock. */
    receivedAt: time("received_at").notNull(),
    /** The instant of receipt, by the database's clock, by which keys expire. */
    storedAt: now("stored_at"),
    /** The keyed hashes of the statement's key, and of its content together with its sender. */
    keyHash: text("key_hash").notNull(),
    bodyHash: text("body_hash").notNull(),
  },
  (table) => [index("withdrawals_key").on(table.keyHash), index("withdrawals_body").on(table.bodyHash, table.storedAt)],
);
