/** This module has the tables of what customers add to a product: data that was bought, options of TV, and Digi TV accounts. */
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, time } from "./columns.ts";
import { products } from "./schema-orders.ts";
import { accounts } from "./schema.ts";

/** Makes the column of the product that a row belongs to; the row is deleted with its product. */
const product = () =>
  uuid("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });

/** The data that was bought for mobile lines. It counts in the month in which it was bought, and is billed once, after that month. */
export const dataPurchases = pgTable(
  "data_purchases",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: product(),
    /** The id of the option in the catalogue. */
    option: text("option").notNull(),
    kilobytes: bigint("kilobytes", { mode: "number" }).notNull(),
    /** The price in cents, as it was when the data was bought. */
    cents: integer("cents").notNull(),
    boughtOn: day("bought_on").notNull(),
    /** The first day of the month in which the data can be used. */
    month: day("month").notNull(),
    /** The day of the invoice that has billed it; null before that. */
    billedOn: day("billed_on"),
  },
  (table) => [index("data_purchases_product").on(table.productId, table.month)],
);

/** The options of TV, each with the price that it was ordered at. */
export const tvOptions = pgTable(
  "tv_options",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: product(),
    /** The id of the option in the catalogue. */
    option: text("option").notNull(),
    /** The price per month in cents. */
    cents: integer("cents").notNull(),
    orderedAt: time("ordered_at").notNull(),
    startsOn: day("starts_on").notNull(),
    /** The last day for which the option is billed; null while the option is on. It is before `startsOn` where nothing has to be paid. */
    endsOn: day("ends_on"),
    /** The first day that no invoice covers yet; null before the first invoice. */
    billedUntil: day("billed_until"),
  },
  // An option can be on only once at a product, even if two calls at the same time switch it on.
  (table) => [
    uniqueIndex("tv_options_on")
      .on(table.productId, table.option)
      .where(sql`${table.endsOn} is null`),
    index("tv_options_product").on(table.productId),
  ],
);

/**
 * The Digi TV accounts of addresses. An address has one at a time. Ended accounts stay in the table, because only within 24 hours of the
 * first activation that an address ever had does an account end at once.
 */
export const tvAccounts = pgTable(
  "tv_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The address in the form of `address-id`. */
    address: text("address").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    activatedAt: time("activated_at").notNull(),
    /** True for the first account that this customer activated at the address (C-244). */
    isFirst: boolean("is_first").notNull(),
    /** The last day of an account that the customer has ended; null before that. */
    endsOn: day("ends_on"),
    /** The time of an end that took effect at once; null where there is none. */
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("tv_accounts_open")
      .on(table.accountId, table.address)
      .where(sql`${table.endsOn} is null`),
    index("tv_accounts_account").on(table.accountId, table.address),
  ],
);

/** The devices on which a Digi TV account is registered. Those that were removed stay, so that a second removal is told from a wrong id. */
export const tvDevices = pgTable(
  "tv_devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tvAccountId: uuid("tv_account_id")
      .notNull()
      .references(() => tvAccounts.id, { onDelete: "cascade" }),
    manufacturer: text("manufacturer").notNull(),
    model: text("model").notNull(),
    registeredOn: day("registered_on").notNull(),
    removedAt: time("removed_at"),
  },
  (table) => [index("tv_devices_account").on(table.tvAccountId)],
);
