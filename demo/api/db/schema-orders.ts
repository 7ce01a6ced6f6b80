/** Tables of orders, and of what customers have. */
import { sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import type { Portability } from "#core/domain/order/portability.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import type { SummaryContent } from "#demo/api/summary/summary.rules.ts";
import type { LegalForm } from "#core/base/values/legal-form.ts";
import { day, time } from "./columns.ts";
import { accounts } from "./schema.ts";

/** Numbers that customers and customer service say to each other. */
export const orderNumbers = pgSequence("order_numbers", { startWith: 500_000_001 });

/** By the names of the address book; `fttbAddressId` says the rest. */
export type KeptAddress = { readonly fttbAddressId: string; readonly box: string };
export type KeptCompany = { readonly companyName: string; readonly legalForm: LegalForm; readonly vat: string };

/** As they were made for a bundle on a day, by their content. */
export const contractSummaries = pgTable("contract_summaries", {
  /** SHA-256 of language and content. */
  id: text("id").primaryKey(),
  language: text("language").$type<Language>().notNull(),
  /** Of the template and its texts. */
  version: text("version").notNull(),
  content: jsonb("content").$type<SummaryContent>().notNull(),
  date: day("date").notNull(),
  madeAt: time("made_at").notNull().defaultNow(),
});

/** What was ordered, by whom. Of an identity nothing is kept here; birth dates and card numbers are nowhere. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    /** None where the address that was given has an account of somebody who has not taken the order over yet. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** Who ordered without an account, as `accounts` knows a person: a keyed hash. */
    personHash: text("person_hash"),
    /** In lower case. */
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** With its country's prefix. */
    phone: text("phone"),
    language: text("language").$type<Language>().notNull(),
    /** Null in an order of the customer area: those of the contract. */
    clientAddress: jsonb("client_address").$type<KeptAddress>(),
    billingAddress: jsonb("billing_address").$type<KeptAddress>(),
    installAddress: text("install_address"),
    deliveryAddress: jsonb("delivery_address").$type<KeptAddress>(),
    company: jsonb("company").$type<KeptCompany>(),
    /** Of a direct debit. */
    iban: text("iban"),
    portability: jsonb("portability").$type<Portability>(),
    startEarly: boolean("start_early").notNull(),
    /** The one that was given with it: its version is kept with the order. None in those of the demo's first customers. */
    contractSummary: text("contract_summary").references(() => contractSummaries.id),
    voucher: text("voucher"),
    dealerCode: text("dealer_code"),
    /** A month, discounts taken off. */
    totalCents: integer("total_cents").notNull(),
    placedAt: time("placed_at").notNull(),
    cancelledAt: time("cancelled_at"),
    /** SHA-256 of the secret by which whoever reads mail at `email` may take the order into the account there. */
    takeHash: text("take_hash").unique(),
    /** The link's button was pressed: the next sign-in takes it. */
    takeConfirmedAt: time("take_confirmed_at"),
  },
  (table) => [
    index("orders_account").on(table.accountId),
    index("orders_email").on(table.email),
    index("orders_person").on(table.personHash),
  ],
);

/** Where technicians go: a row is a place that is taken, and free again once the row is gone. */
export const installSlots = pgTable(
  "install_slots",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Places are counted by town. */
    cityId: text("city_id").notNull(),
    date: day("date").notNull(),
    intervalValue: text("interval_value").$type<SlotInterval>().notNull(),
    /** How often it was moved: calendars take the newest. */
    sequence: integer("sequence").notNull().default(0),
  },
  (table) => [index("install_slots_place").on(table.cityId, table.date, table.intervalValue)],
);

export type ProductKind = "mobile" | "internet" | "tv" | "landline";

export const orderLines = pgTable(
  "order_lines",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    kind: text("kind").$type<ProductKind>().notNull(),
    offer: text("offer").notNull(),
    wpId: text("wp_id").notNull(),
    /** A month. */
    cents: integer("cents").notNull(),
    /** Number, SIM and operator, as they were ordered. */
    details: jsonb("details").$type<object>().notNull(),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);

/** `calendar`: the technician's slot, as it is agreed now. */
export type OrderDocumentKind = "confirmation" | "calendar";

/** As they were when the order was placed: later prices and texts change nothing of them. */
export const orderDocuments = pgTable(
  "order_documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderDocumentKind>().notNull(),
    language: text("language").$type<Language>().notNull(),
    /** A page of HTML, or a calendar's text. */
    content: text("content").notNull(),
    /** SHA-256 of the secret in its address. */
    secretHash: text("secret_hash").notNull().unique(),
  },
  (table) => [index("order_documents_order").on(table.orderId)],
);

/** What a customer has, or will have. */
export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** In its order. */
    position: integer("position").notNull().default(0),
    kind: text("kind").$type<ProductKind>().notNull(),
    offer: text("offer").notNull(),
    wpId: text("wp_id").notNull(),
    cents: integer("cents").notNull(),
    /** With +32. Until it works, only a number that is kept. */
    phone: text("phone"),
    /** When the other operator said yes to a number that is kept. Before it the number is nobody's here, and nothing begins. */
    numberConfirmedAt: time("number_confirmed_at"),
    sim: text("sim").$type<"sim" | "esim">(),
    /** Of the card or the eSIM: 19 digits. */
    simNumber: text("sim_number"),
    /** Where it is installed: what `address-id` takes. */
    address: text("address"),
    status: text("status").$type<"ordered" | "activating" | "active" | "ending">().notNull(),
    /** From then on it works; null as long as no day is agreed. */
    startsAt: time("starts_at"),
    /** The last day on which it works. */
    endsOn: day("ends_on"),
    /** The first day that no invoice has. */
    billedUntil: day("billed_until"),
    orderedAt: time("ordered_at").notNull(),
  },
  (table) => [
    index("products_account").on(table.accountId),
    index("products_order").on(table.orderId),
    // A number is had, or waited for, once: two orders at the same moment cannot pass it either.
    uniqueIndex("products_number")
      .on(table.phone)
      .where(sql`${table.phone} is not null and ${table.endsOn} is null`),
  ],
);

/** Orders by the key that their page gave them: the same key brings the same answer. */
export const orderKeys = pgTable(
  "order_keys",
  {
    /** Keyed hash of the key. */
    keyHash: text("key_hash").primaryKey(),
    /** Keyed hash of what came with it, and of who sent it. */
    bodyHash: text("body_hash").notNull(),
    /** Sealed with the key, of which there is only a hash here. */
    answer: json("answer").$type<object>().notNull(),
    message: text("message").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("order_keys_expiry").on(table.expiresAt)],
);
