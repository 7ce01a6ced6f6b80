/** This module has the tables of the customer area: numbers that customers get, their invoices and how they pay. */
import { bigint, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#core/domain/customer/customer.schema.ts";
import { day, time } from "./columns.ts";
import type { StoredAddress, StoredCompany } from "./schema-orders.ts";
import { accounts } from "./schema.ts";

/** The sequence of new phone numbers, without +32, from which customers get their numbers. */
export const mobileNumbers = pgSequence("mobile_numbers", { startWith: 460_000_101 });
export const landlineNumbers = pgSequence("landline_numbers", { startWith: 22_000_101 });
/** The sequence of SIM numbers: the 14 digits between the operator's prefix and the check digit. */
export const simNumbers = pgSequence("sim_numbers", { startWith: 101 });
/** The sequence of invoice numbers, which have ten digits. The number is also the communication (payment reference) of the invoice. */
export const invoiceNumbers = pgSequence("invoice_numbers", { startWith: 1_000_000_001 });

/**
 * The payment methods that customers chose in the customer area, of which the newest row is valid. The payment method of the newest order
 * is valid instead when the customer has chosen nothing since that order.
 */
export const paymentChoices = pgTable(
  "payment_choices",
  {
    /** A number that counts up: of two choices at the same time the later one is valid. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    method: text("method").$type<PaymentMethod>().notNull(),
    holder: text("holder").notNull(),
    iban: text("iban"),
    /** The reference of the direct debit mandate. */
    mandate: text("mandate"),
    chosenAt: time("chosen_at").notNull(),
  },
  (table) => [index("payment_choices_account").on(table.accountId)],
);

/** The recipient of an invoice, as of the day of the invoice: later changes of the customer's data do not change the recipient. */
export type Recipient = { readonly name: string; readonly company: StoredCompany | null; readonly address: StoredAddress | null };

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
    /** The total of the invoice in cents, VAT included. */
    totalCents: integer("total_cents").notNull(),
    recipient: jsonb("recipient").$type<Recipient>().notNull(),
    method: text("method").$type<PaymentMethod>().notNull(),
    mandate: text("mandate"),
    /** The day on which the bank is asked for the direct debit; null where that is the day on which the invoice is due. */
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
    kind: text("kind").$type<"product" | "booster" | "option" | "usage" | "data" | "fee" | "discount">().notNull(),
    /**
     * The offer of a product, or the id of an option or of a fee, and the phone number and address that tell a line from another one of
     * the same offer. Null on lines of other kinds.
     */
    offer: text("offer"),
    phone: text("phone"),
    address: text("address"),
    /** The code of a discount's voucher; null on lines of other kinds. */
    voucher: text("voucher"),
    /** The first day of the billed period. `lastDay` is its last day; both days are included. */
    firstDay: day("first_day").notNull(),
    lastDay: day("last_day").notNull(),
    /** The amount in cents, VAT included; a discount is below zero. */
    cents: integer("cents").notNull(),
  },
  (table) => [index("invoice_lines_invoice").on(table.invoiceId)],
);

/** The visits to the payment page. Everybody who has the page's address may pay or cancel, once. */
export const payments = pgTable(
  "payments",
  {
    /** The SHA-256 hash of the secret in the address of the payment page. */
    secretHash: text("secret_hash").notNull(),
    /** An invoice that the page pays. A page that pays several has a row for each. */
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    cancelledAt: time("cancelled_at"),
  },
  (table) => [primaryKey({ columns: [table.secretHash, table.invoiceId] }), index("payments_invoice").on(table.invoiceId)],
);
