/** This module has the tables of what the pages of products show and do: usage, settings, WiFi boosters, and eSIMs put on a phone. */
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { UsageNotice } from "#core/base/values/usage-notice.ts";
import { day, time } from "./columns.ts";
import { products } from "./schema-orders.ts";

/** Makes the column of the product that a row belongs to; the row is deleted with its product. */
const product = () =>
  uuid("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });

/** The usage of a product that the network has counted, by the day of Brussels. A day without a row has no usage. */
export const usageDays = pgTable(
  "usage_days",
  {
    productId: product(),
    day: day("day").notNull(),
    kilobytes: bigint("kilobytes", { mode: "number" }).notNull(),
    minutes: integer("minutes").notNull(),
    texts: integer("texts").notNull(),
    /** The minutes of calls to other countries, which no bundle includes. They are not in `minutes`. */
    minutesAbroad: integer("minutes_abroad").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day] })],
);

/** The times until which a product's usage is counted and billed. A product without a row is counted from its start on. */
export const usageCounters = pgTable("usage_counters", {
  productId: product().primaryKey(),
  countedUntil: time("counted_until").notNull(),
  /** The first day of the first month whose usage no invoice has billed. */
  billedUntil: day("billed_until").notNull(),
});

/** The notices about a product's usage that were sent: each share of the bundle once a month. */
export const usageNotices = pgTable(
  "usage_notices",
  {
    productId: product(),
    /** The first day of the month. */
    month: day("month").notNull(),
    /** The share of the bundle that was used, in percent. */
    percent: integer("percent").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.month, table.percent] })],
);

/** The settings of mobile lines. */
export const mobileSettings = pgTable("mobile_settings", {
  productId: product().primaryKey(),
  /** The name that the customer gave to the SIM card; null before that. */
  simCardName: text("sim_card_name"),
  /** The 8 digits with which a locked SIM card is unlocked. */
  puk: text("puk").notNull(),
  /** The limit in whole euros of the costs of usage beyond the bundle, for a month. */
  bundleLimitEuros: integer("bundle_limit_euros").notNull(),
  premiumNumbers: boolean("premium_numbers").notNull().default(false),
  /** The day on which the customer last switched premium numbers on. */
  premiumNumbersSince: day("premium_numbers_since"),
  usageNotice: text("usage_notice").$type<UsageNotice>().notNull().default("mail"),
  /** The time at which the line was offered the bill-shock protection, and that at which the customer accepted it. */
  bspOfferedAt: time("bsp_offered_at"),
  bspAcceptedAt: time("bsp_accepted_at"),
});

/** The settings of internet lines. Name and password of the WiFi network are null where the customer has no box of ours. */
export const internetSettings = pgTable("internet_settings", {
  productId: product().primaryKey(),
  wifiName: text("wifi_name"),
  wifiPassword: text("wifi_password"),
  publicIpv4: boolean("public_ipv4").notNull().default(false),
  /** The day on which the customer last switched to a public address. */
  publicIpv4Since: day("public_ipv4_since"),
});

/** The WiFi boosters of internet lines, each with the price that it was ordered at. */
export const wifiBoosters = pgTable(
  "wifi_boosters",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: product(),
    /** The price per month in cents. */
    cents: integer("cents").notNull(),
    orderedAt: time("ordered_at").notNull(),
    startsOn: day("starts_on").notNull(),
    /** The last day for which the booster is billed; null while it has no end. */
    endsOn: day("ends_on"),
    /** The first day that no invoice covers yet; null before the first invoice. */
    billedUntil: day("billed_until"),
  },
  (table) => [index("wifi_boosters_product").on(table.productId)],
);

/**
 * The activations of eSIMs (runs), in which the eSIM of a line is installed on a phone. A line has at most one run: a new one replaces the
 * one before. The row is deleted when the response with the eSIM is sent; the eSIM itself is stored nowhere.
 */
export const esimRuns = pgTable(
  "esim_runs",
  {
    productId: product().primaryKey(),
    /**
     * The keyed hash of `sign`, the token in the last answer of this activation of an eSIM. The next call must bring this token; any
     * other one is refused. The token itself is not stored.
     */
    signHash: text("sign_hash").notNull(),
    /** The hash of the code (argon2id); null once the customer has entered the right code. */
    codeHash: text("code_hash"),
    codeSentAt: time("code_sent_at").notNull(),
    /** The number of attempts to enter the code that are left. At 0 the code is no longer valid. */
    triesLeft: integer("tries_left").notNull(),
    /** The time at which the right code was entered. After that, the `sign` can only be used to request the eSIM. */
    acceptedAt: time("accepted_at"),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("esim_runs_expiry").on(table.expiresAt)],
);
