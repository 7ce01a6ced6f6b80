/** Tables of the customer area: numbers that are given out, what was used, invoices and how they are paid. */
import { bigint, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#core/domain/customer/customer.schema.ts";
import { day, time } from "./columns.ts";
import type { KeptAddress, KeptCompany } from "./schema-orders.ts";
import { products } from "./schema-orders.ts";
import { accounts } from "./schema.ts";

/** The digits after +32 of numbers that nobody has yet. */
export const mobileNumbers = pgSequence("mobile_numbers", { startWith: 460_000_101 });
export const landlineNumbers = pgSequence("landline_numbers", { startWith: 22_000_101 });
/** 14 digits between the operator's prefix and the check digit. */
export const simNumbers = pgSequence("sim_numbers", { startWith: 101 });
/** Ten digits: what an invoice is called, and its communication. */
export const invoiceNumbers = pgSequence("invoice_numbers", { startWith: 1_000_000_001 });

export const usage = pgTable(
  "usage",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Its first day. */
    month: day("month").notNull(),
    megabytes: integer("megabytes").notNull(),
    /** Beyond the bundle. */
    extraCents: integer("extra_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.month] })],
);

/** What a customer has chosen in the area, the newest row holds. Before it, what the newest order said. */
export const paymentChoices = pgTable(
  "payment_choices",
  {
    /** Counts up: of two in the same moment the later one holds. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    method: text("method").$type<PaymentMethod>().notNull(),
    holder: text("holder").notNull(),
    iban: text("iban"),
    /** The mandate's reference. */
    mandate: text("mandate"),
    chosenAt: time("chosen_at").notNull(),
  },
  (table) => [index("payment_choices_account").on(table.accountId)],
);

/** To whom an invoice was sent: it stays as it was. */
export type Recipient = { readonly name: string; readonly company: KeptCompany | null; readonly address: KeptAddress | null };

export const invoices = pgTable(
  "invoices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    number: text("number").notNull().unique(),
    issuedOn: day("issued_on").notNull(),
    dueOn: day("due_on").notNull(),
    /** VAT included. */
    totalCents: integer("total_cents").notNull(),
    recipient: jsonb("recipient").$type<Recipient>().notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    mandate: text("mandate"),
    /** The day on which the bank is asked, where that is not the day it is due. */
    debitOn: day("debit_on"),
    debitRejectedOn: day("debit_rejected_on"),
    remindedOn: day("reminded_on"),
    paidAt: time("paid_at"),
  },
  (table) => [index("invoices_account").on(table.accountId, table.issuedOn)],
);

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    kind: text("kind").$type<"product" | "discount">().notNull(),
    /** Of a product: its offer, and what tells it from another of the same. */
    offer: text("offer"),
    phone: text("phone"),
    address: text("address"),
    /** Of a discount. */
    voucher: text("voucher"),
    /** What it is for, both days included. */
    firstDay: day("first_day").notNull(),
    lastDay: day("last_day").notNull(),
    /** VAT included; below zero: taken off. */
    cents: integer("cents").notNull(),
  },
  (table) => [index("invoice_lines_invoice").on(table.invoiceId)],
);

/** Visits to the payment page: whoever has the address may pay or cancel, once. */
export const payments = pgTable(
  "payments",
  {
    /** SHA-256 of the secret in its address. */
    secretHash: text("secret_hash").primaryKey(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    cancelledAt: time("cancelled_at"),
  },
  (table) => [index("payments_invoice").on(table.invoiceId)],
);
