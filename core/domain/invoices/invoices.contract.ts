/** Invoices, their files, and where they are paid (C-176, C-177, C-397…C-399, decisions §9, §12). */
import { boolean, enums, nullable, number, object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";
import { FileLink, StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { calendarDate } from "#core/base/values/dates.ts";

/**
 * `due`: to be paid by hand; `overdue`: its day has passed; `processing`: the bank has been asked for it, which takes some days;
 * `direct_debit`: will be collected, or could not be (`rejected`).
 */
export const invoiceStates = ["due", "overdue", "processing", "paid", "direct_debit"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceLineKinds = ["product", "discount", "reminder", "debit_rejected"] as const;

/** Lines make up the amount to the cent. */
const InvoiceLine = type({
  kind: enums(invoiceLineKinds),
  text: string(),
  /** Why it is there, where that is not plain. */
  note: optional(string()),
  /** Euros, VAT included; below zero: taken off. */
  amount: number(),
});

const Invoice = type({
  id: string(),
  /** What stands beside the name, in the language that was asked for: its state first. */
  tags: list(string(), 20),
  name: string(),
  date: calendarDate(),
  due: calendarDate(),
  /** Euros, VAT included. */
  amount: number(),
  /** Euros without VAT, of a company's. */
  net: optional(number()),
  status: enums(invoiceStates),
  /** The bank refused the direct debit: it has to be paid by hand. */
  rejected: boolean(),
  /** `+++ddd/dddd/ddddd+++` */
  communication: string(),
  /** What the EPC QR code says; null where there is nothing to transfer. */
  epc: nullable(string()),
  lines: list(InvoiceLine, 500),
  actions: list(FileLink, 20),
  /** Null where there is nothing to pay. The query of `url` goes to `paymentLink` as it stands. */
  button: nullable(type({ text: string(), url: string() })),
});
export type Invoice = Infer<typeof Invoice>;

const Creditor = type({ name: string(), iban: string(), bic: string() });
export type Creditor = Infer<typeof Creditor>;

/** The newest first. `date`: those of the month in which the day lies. */
export const myDigiInvoices = endpoint({
  method: "GET",
  path: "/my-digi/invoices",
  access: "account",
  encoding: "none",
  answer: type({
    invoices: list(Invoice, 100),
    /** Where transfers go. */
    creditor: Creditor,
    payment: StoredPayment,
    ...paging,
    error: optional(string()),
  }),
  spec: {
    id: "my-digi.invoices",
    summary: "The customer's invoices, in pages",
    query: object({
      page: optional(pageNumber()),
      state: optional(enums(invoiceStates)),
      date: optional(calendarDate()),
      lang: optional(string()),
    }),
    codes: [],
  },
});

/** The invoice as a file, in the language that is asked for. */
export const invoiceFile = endpoint({
  method: "GET",
  path: "/my-digi/invoices/{id}/pdf",
  access: "account",
  encoding: "none",
  answer: file("application/pdf"),
  spec: {
    id: "my-digi.invoices.file",
    summary: "One of the customer's invoices as PDF",
    query: type({ id: string(), lang: optional(string()) }),
    codes: ["not_found"],
  },
});

/**
 * Where an invoice is paid, good for 30 minutes. The page sends the query of the card's button as it stands. `already_done`: there is
 * nothing to pay; `not_available`: this API has no payment page.
 */
export const paymentLink = endpoint({
  method: "GET",
  path: "/api-post-payment-link",
  access: "account",
  encoding: "none",
  answer: type({ data: type({ redirectUrl: string() }) }),
  spec: {
    id: "payment-link",
    summary: "Answers where an invoice can be paid",
    query: type({ invoice: string(), lang: optional(string()) }),
    codes: ["not_found", "already_done", "not_available"],
  },
});
