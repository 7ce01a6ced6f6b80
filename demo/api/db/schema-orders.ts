/** This module has the tables of orders, and of the products that customers have. */
import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, json, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SlotInterval } from "#core/domain/order/installation.schema.ts";
import type { Portability } from "#core/domain/order/portability.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { LegalForm } from "#core/base/values/legal-form.ts";
import { day, time } from "./columns.ts";
import { accounts } from "./schema.ts";

/** The sequence of order numbers, by which customers and customer service name an order. */
export const orderNumbers = pgSequence("order_numbers", { startWith: 500_000_001 });

/** An address as it is stored: the address book has the details of its `fttbAddressId`. */
export type StoredAddress = { readonly fttbAddressId: string; readonly box: string };
export type StoredCompany = { readonly companyName: string; readonly legalForm: LegalForm; readonly vat: string };

/** The content of a contract summary, without its id (which is the hash of the content) and without its address. */
export type SummaryContent = Omit<ContractSummary, "id" | "url">;

/** The contract summaries, as they were made for a bundle on a day. A summary is identified by its content. */
export const contractSummaries = pgTable("contract_summaries", {
  /** The SHA-256 hash of the summary's language and content. */
  id: text("id").primaryKey(),
  language: text("language").$type<Language>().notNull(),
  /** The version of the summary's template and texts. */
  version: text("version").notNull(),
  content: jsonb("content").$type<SummaryContent>().notNull(),
  date: day("date").notNull(),
  madeAt: time("made_at").notNull().defaultNow(),
});

/** The orders: what was ordered, and by whom. No identity data is stored with an order; birth dates and card numbers are stored nowhere. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    /** The customer's account; null when the given email address has an account whose owner has not taken the order into it yet. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The person who ordered without an account, as a keyed hash like `accounts.nationalNumberHash`. */
    personHash: text("person_hash"),
    /** The email address of the order, in lower case. */
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** The phone number, with its prefix `+32`. */
    phone: text("phone"),
    language: text("language").$type<Language>().notNull(),
    /** The addresses of the order. They are null in an order of the customer area, for which the contract's addresses are valid. */
    clientAddress: jsonb("client_address").$type<StoredAddress>(),
    billingAddress: jsonb("billing_address").$type<StoredAddress>(),
    installAddress: text("install_address"),
    deliveryAddress: jsonb("delivery_address").$type<StoredAddress>(),
    company: jsonb("company").$type<StoredCompany>(),
    /** The account number (IBAN) of a direct debit; null for another payment method. */
    iban: text("iban"),
    portability: jsonb("portability").$type<Portability>(),
    startEarly: boolean("start_early").notNull(),
    /** The order whose technician's visit also installs this order's products; null where this order has its own visit or needs none. */
    visitOrderId: uuid("visit_order_id").references((): AnyPgColumn => orders.id, { onDelete: "set null" }),
    /**
     * The contract summary that the customer got with the order, in the version of that day. It is null in the orders that the demo starts
     * with.
     */
    contractSummary: text("contract_summary").references(() => contractSummaries.id),
    voucher: text("voucher"),
    dealerCode: text("dealer_code"),
    /** The price per month in cents, with discounts subtracted. */
    totalCents: integer("total_cents").notNull(),
    placedAt: time("placed_at").notNull(),
    cancelledAt: time("cancelled_at"),
    /** The time at which the customer withdrew from the whole order. Products that worked at that time end on that day. */
    withdrawnAt: time("withdrawn_at"),
    /**
     * The SHA-256 hash of the secret with which a person who reads mail at `email` may take the order into the account of that email
     * address.
     */
    takeHash: text("take_hash").unique(),
    /**
     * The time at which the visitor confirmed, on the page that a mail links to, that this order is to be moved into their account. From
     * then on the account's overview offers to add the order.
     */
    takeConfirmedAt: time("take_confirmed_at"),
  },
  (table) => [
    index("orders_account").on(table.accountId),
    index("orders_email").on(table.email),
    index("orders_person").on(table.personHash),
    index("orders_visit").on(table.visitOrderId),
  ],
);

/** The visits of technicians. A row takes one place of a time slot, and the place is free again once the row is deleted. */
export const installSlots = pgTable(
  "install_slots",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The town of the visit, because free places are counted per town. */
    cityId: text("city_id").notNull(),
    date: day("date").notNull(),
    intervalValue: text("interval_value").$type<SlotInterval>().notNull(),
    /** The number of times that the visit was moved: calendar programs take the version with the highest number. */
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
    /** The price per month in cents. */
    cents: integer("cents").notNull(),
    /** The phone number, SIM and operator, as they were ordered. */
    details: jsonb("details").$type<object>().notNull(),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);

/** The kind of an order's document. The kind `calendar` is the file of the technician's visit, as the visit is agreed now. */
export type OrderDocumentKind = "confirmation" | "calendar";

/** The documents of orders, as they were when the order was placed: later prices and texts do not change them. */
export const orderDocuments = pgTable(
  "order_documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderDocumentKind>().notNull(),
    language: text("language").$type<Language>().notNull(),
    /** The content of the document: an HTML page, or the text of a calendar file. */
    content: text("content").notNull(),
    /** The SHA-256 hash of the secret in the document's address. */
    secretHash: text("secret_hash").notNull().unique(),
  },
  (table) => [index("order_documents_order").on(table.orderId)],
);

/** The products that customers have, or will have. */
export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The position of the product in its order. */
    position: integer("position").notNull().default(0),
    kind: text("kind").$type<ProductKind>().notNull(),
    offer: text("offer").notNull(),
    wpId: text("wp_id").notNull(),
    cents: integer("cents").notNull(),
    /** The phone number, with +32. It is null until the product works, except for a number that is kept from another operator. */
    phone: text("phone"),
    /**
     * The time at which the other operator confirmed a kept number. Before that time the number is not the customer's here, and the product
     * does not begin.
     */
    numberConfirmedAt: time("number_confirmed_at"),
    sim: text("sim").$type<"sim" | "esim">(),
    /** The number of the SIM card or eSIM, which has 19 digits. */
    simNumber: text("sim_number"),
    /** The time at which the eSIM was first handed out to be put on a phone; null before that, and for a line with a SIM card. */
    esimInstalledAt: time("esim_installed_at"),
    /** The address of the installation, in the form of `address-id`. */
    address: text("address"),
    status: text("status").$type<"ordered" | "activating" | "active" | "ending">().notNull(),
    /** The time from which the product works; null as long as no day is agreed. */
    startsAt: time("starts_at"),
    /** The last day on which the product works; null while it has no end. */
    endsOn: day("ends_on"),
    /** The first day that no invoice covers yet; null before the first invoice. */
    billedUntil: day("billed_until"),
    orderedAt: time("ordered_at").notNull(),
  },
  (table) => [
    index("products_account").on(table.accountId),
    index("products_order").on(table.orderId),
    // A number is in use, or awaited, by one product only. Two orders at the same time cannot get around this index.
    uniqueIndex("products_number")
      .on(table.phone)
      .where(sql`${table.phone} is not null and ${table.endsOn} is null`),
  ],
);

/** The answers to orders by the key that the page gave to its order: the same key gets the same answer. */
export const orderKeys = pgTable(
  "order_keys",
  {
    /** The keyed hash of the Idempotency-Key that the page sent with its order. */
    keyHash: text("key_hash").primaryKey(),
    /** The keyed hash of the order's body that came with the key, and of its sender. */
    bodyHash: text("body_hash").notNull(),
    /** The answer, encrypted with the key itself, of which the database has only the hash. */
    answer: json("answer").$type<object>().notNull(),
    message: text("message").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("order_keys_expiry").on(table.expiresAt)],
);
