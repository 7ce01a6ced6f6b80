/** This module has the table of changes of plans (decisions §9). */
import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { day, time } from "./columns.ts";
import { products } from "./schema-orders.ts";

/**
 * The changes of products' plans, at most one for a month. A change that has begun stays, because it tells which plan the product had
 * before; a change that the customer cancels before its day is deleted.
 */
export const planChanges = pgTable(
  "plan_changes",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The first day of the new plan, which is the first of a month. */
    startsOn: day("starts_on").notNull(),
    offer: text("offer").notNull(),
    wpId: text("wp_id").notNull(),
    /** The new price per month in cents, as it was when the change was ordered. */
    cents: integer("cents").notNull(),
    /** The offer of the plan that the product has until the change takes effect, with its price. */
    formerOffer: text("former_offer").notNull(),
    formerCents: integer("former_cents").notNull(),
    orderedAt: time("ordered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.startsOn] })],
);
