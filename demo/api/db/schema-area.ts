/** Tables of the customer area: numbers that are given out, the usage, the invoices and how they are paid. */
import { bigint, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#core/domain/customer/customer.schema.ts";
import { day, time } from "./columns.ts";
import { type KeptAddress, type KeptCompany, products } from "./schema-orders.ts";
import { accounts } from "./schema.ts";

/** The digits after +32 of numbers that nobody has yet. */
export const mobileNumbers = pgSequence("mobile_numbers", { startWith: 460_000_101 });
export const landlineNumbers = pgSequence("landline_numbers", { startWith: 22_000_101 });
/** The 14 digits of a SIM number between the operator's prefix and the check digit. */
export const simNumbers = pgSequence("sim_numbers", { startWith: 101 });
/** Invoice numbers of ten digits; the number is also the communication (payment reference) of the invoice. */
export const invoiceNumbers = pgSequence("invoice_numbers", { startWith: 1_000_000_001 });

export const usage = pgTable(
  "usage",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The first day of the month. */
    month: day("month").notNull(),
    megabytes: integer("megabytes").notNull(),
    /** The cost in cents of usage beyond the bundle. */
    extraCents: integer("extra_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.month] })],
);

/**
 * Payment methods that customers chose in the customer area; the newest row is valid. The newest order's payment method is valid when the
 * customer has chosen nothing since.
 */
export const paymentChoices = pgTable(
  "payment_choices",
  {
    /** A number that counts up: of two choices in the same moment the later one is valid. */
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

/** The recipient of an invoice, as of the day of the invoice: later changes of the customer do not change it. */
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
    /** The total, VAT included. */
    totalCents: integer("total_cents").notNull(),
    recipient: jsonb("recipient").$type<Recipient>().notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    mandate: text("mandate"),
    /** The day on which the bank is asked for the money, when it is not the due day. */
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
    /** For a product: its offer, and the number and address that tell it from another product of the same offer. */
    offer: text("offer"),
    phone: text("phone"),
    address: text("address"),
    /** For a discount: the voucher's code. */
    voucher: text("voucher"),
    /** The period that is billed, both days included. */
    firstDay: day("first_day").notNull(),
    lastDay: day("last_day").notNull(),
    /** The amount, VAT included; a discount is below zero. */
    cents: integer("cents").notNull(),
  },
  (table) => [index("invoice_lines_invoice").on(table.invoiceId)],
);

/** Visits to the payment page: everybody who has the page's address may pay or cancel, once. */
export const payments = pgTable(
  "payments",
  {
    /** SHA-256 of the secret in the page's address. */
    secretHash: text("secret_hash").primaryKey(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    cancelledAt: time("cancelled_at"),
  },
  (table) => [index("payments_invoice").on(table.invoiceId)],
);
