/** Tables of orders, and of the products that customers have. */
import { sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import type { Portability } from "#core/domain/order/portability.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { LegalForm } from "#core/base/values/legal-form.ts";
import { day, time } from "./columns.ts";
import { accounts } from "./schema.ts";

/** Order numbers, by which customers and customer service name an order. */
export const orderNumbers = pgSequence("order_numbers", { startWith: 500_000_001 });

/** An address as stored: the address book has the details of its `fttbAddressId`. */
export type KeptAddress = { readonly fttbAddressId: string; readonly box: string };
export type KeptCompany = { readonly companyName: string; readonly legalForm: LegalForm; readonly vat: string };

/** The content of a contract summary: all of it but its id, which is the hash of the content, and its address. */
export type SummaryContent = Omit<ContractSummary, "id" | "url">;

/** Contract summaries, as they were made for a bundle on a day; identified by their content. */
export const contractSummaries = pgTable("contract_summaries", {
  /** SHA-256 of language and content. */
  id: text("id").primaryKey(),
  language: text("language").$type<Language>().notNull(),
  /** The version of the template and its texts. */
  version: text("version").notNull(),
  content: jsonb("content").$type<SummaryContent>().notNull(),
  date: day("date").notNull(),
  madeAt: time("made_at").notNull().defaultNow(),
});

/** Orders: what was ordered, and by whom. No identity data is stored here; birth dates and card numbers are stored nowhere. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    /** The customer's account; null when the given email address has an account whose owner has not taken the order over yet. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The person who ordered without an account, as a keyed hash like `accounts.nationalNumberHash`. */
    personHash: text("person_hash"),
    /** The email address, in lower case. */
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** The phone number, with its country's prefix. */
    phone: text("phone"),
    language: text("language").$type<Language>().notNull(),
    /** The addresses; null in an order of the customer area, for which the contract's addresses are valid. */
    clientAddress: jsonb("client_address").$type<KeptAddress>(),
    billingAddress: jsonb("billing_address").$type<KeptAddress>(),
    installAddress: text("install_address"),
    deliveryAddress: jsonb("delivery_address").$type<KeptAddress>(),
    company: jsonb("company").$type<KeptCompany>(),
    /** The account number of a direct debit. */
    iban: text("iban"),
    portability: jsonb("portability").$type<Portability>(),
    startEarly: boolean("start_early").notNull(),
    /** The contract summary that was given with the order: its version is stored with the order. Null in orders of the demo's customers. */
    contractSummary: text("contract_summary").references(() => contractSummaries.id),
    voucher: text("voucher"),
    dealerCode: text("dealer_code"),
    /** The price per month, discounts taken off. */
    totalCents: integer("total_cents").notNull(),
    placedAt: time("placed_at").notNull(),
    cancelledAt: time("cancelled_at"),
    /** The time at which the customer withdrew from the whole order. What worked then ends on that day. */
    withdrawnAt: time("withdrawn_at"),
    /** SHA-256 of the secret by which the person who reads mail at `email` may take the order over into the account of that address. */
    takeHash: text("take_hash").unique(),
    /** The time at which the link's button was pressed: the next sign-in takes the order over. */
    takeConfirmedAt: time("take_confirmed_at"),
  },
  (table) => [
    index("orders_account").on(table.accountId),
    index("orders_email").on(table.email),
    index("orders_person").on(table.personHash),
  ],
);

/** Visits of technicians: a row takes one place of a time slot, and the place is free again once the row is deleted. */
export const installSlots = pgTable(
  "install_slots",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The town, by which places are counted. */
    cityId: text("city_id").notNull(),
    date: day("date").notNull(),
    intervalValue: text("interval_value").$type<SlotInterval>().notNull(),
    /** The number of times that the visit was moved: calendar programs take the newest version. */
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
    /** The price per month. */
    cents: integer("cents").notNull(),
    /** The number, SIM and operator, as they were ordered. */
    details: jsonb("details").$type<object>().notNull(),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);

/** The kind of an order's document. `calendar`: the technician's visit, as it is agreed now. */
export type OrderDocumentKind = "confirmation" | "calendar";

/** Documents of orders, as they were when the order was placed: later prices and texts do not change them. */
export const orderDocuments = pgTable(
  "order_documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderDocumentKind>().notNull(),
    language: text("language").$type<Language>().notNull(),
    /** The document: a page of HTML, or a calendar's text. */
    content: text("content").notNull(),
    /** SHA-256 of the secret in the document's address. */
    secretHash: text("secret_hash").notNull().unique(),
  },
  (table) => [index("order_documents_order").on(table.orderId)],
);

/** Products that customers have, or will have. */
export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The product's position in its order. */
    position: integer("position").notNull().default(0),
    kind: text("kind").$type<ProductKind>().notNull(),
    offer: text("offer").notNull(),
    wpId: text("wp_id").notNull(),
    cents: integer("cents").notNull(),
    /** The phone number, with +32. Until the product works it is null, except for a number that is kept from another operator. */
    phone: text("phone"),
    /** The time at which the other operator said yes to a kept number. Before it the number belongs to nobody here, and nothing begins. */
    numberConfirmedAt: time("number_confirmed_at"),
    sim: text("sim").$type<"sim" | "esim">(),
    /** The number of the SIM card or eSIM: 19 digits. */
    simNumber: text("sim_number"),
    /** The place of the installation, in the form of `address-id`. */
    address: text("address"),
    status: text("status").$type<"ordered" | "activating" | "active" | "ending">().notNull(),
    /** The time from which the product works; null as long as no day is agreed. */
    startsAt: time("starts_at"),
    /** The last day on which the product works. */
    endsOn: day("ends_on"),
    /** The first day that is on no invoice yet. */
    billedUntil: day("billed_until"),
    orderedAt: time("ordered_at").notNull(),
  },
  (table) => [
    index("products_account").on(table.accountId),
    index("products_order").on(table.orderId),
    // A number is in use, or waited for, by one product only: even two orders at the same moment cannot get around this index.
    uniqueIndex("products_number")
      .on(table.phone)
      .where(sql`${table.phone} is not null and ${table.endsOn} is null`),
  ],
);

/** Answers to orders by the key that the page gave to its order: the same key gets the same answer. */
export const orderKeys = pgTable(
  "order_keys",
  {
    /** The keyed hash of the key. */
    keyHash: text("key_hash").primaryKey(),
    /** The keyed hash of the body that came with the key, and of its sender. */
    bodyHash: text("body_hash").notNull(),
    /** The answer, sealed with the key itself; the database has only the key's hash. */
    answer: json("answer").$type<object>().notNull(),
    message: text("message").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("order_keys_expiry").on(table.expiresAt)],
);
