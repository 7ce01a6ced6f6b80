/** Invoices, their files, and the pages on which they are paid (C-176, C-177, C-397…C-399, decisions §9, §12). */
import { boolean, enums, nullable, number, object, optional, refine, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import { pageNumber } from "#core/base/contract/page-number.ts";
import { paging } from "#core/base/contract/paging.ts";
import { FileLink, StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { calendarDate } from "#core/base/values/dates.ts";

/**
 * The states of an invoice. `due`: to be paid by hand; `overdue`: the due day has passed; `processing`: the bank has received the payment
 * request, which takes some days; `direct_debit`: the amount will be collected, or could not be (`rejected`).
 */
export const invoiceStates = ["due", "overdue", "processing", "paid", "direct_debit"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** The kinds of lines. Pages also show a line of a kind that they do not know, because each line describes itself in words. */
export const invoiceLineKinds = ["product", "booster", "option", "usage", "data", "fee", "discount", "reminder", "debit_rejected"] as const;

/** A month, such as `2026-11`. */
const month = refine(string(), "month", (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value));

/** A line of an invoice. The lines add up exactly to the invoice's amount. */
const InvoiceLine = type({
  /** One of `invoiceLineKinds`. */
  kind: string(),
  text: string(),
  /** The reason for the line, where it is not obvious. */
  note: optional(string()),
  /** The id of the fee in the catalogue, for lines of the kind `fee`. */
  fee: optional(string()),
  /** The amount in euros, VAT included; negative for a deduction. */
  amount: number(),
});

const Invoice = type({
  id: string(),
  /** Labels shown beside the name, in the requested language. The first one is the state. */
  tags: list(string(), 20),
  name: string(),
  date: calendarDate(),
  due: calendarDate(),
  /** The amount in euros, VAT included. */
  amount: number(),
  /** The amount in euros without VAT, present on a company's invoice. */
  net: optional(number()),
  status: enums(invoiceStates),
  /** True if the bank refused the direct debit: the invoice has to be paid by hand. */
  rejected: boolean(),
  /** The structured communication of the bank transfer: `+++ddd/dddd/ddddd+++`. */
  communication: string(),
  /** The content of the EPC QR code; null where there is nothing to transfer. */
  epc: nullable(string()),
  lines: list(InvoiceLine, 500),
  actions: list(FileLink, 20),
  /** The button for paying; null where there is nothing to pay. The query of `url` is sent to `paymentLink` unchanged. */
  button: nullable(type({ text: string(), url: string() })),
});
export type Invoice = Infer<typeof Invoice>;

const Creditor = type({ name: string(), iban: string(), bic: string() });
export type Creditor = Infer<typeof Creditor>;

/** Lists the invoices, the newest first. `date` restricts the list to the month of that day. */
export const myDigiInvoices = endpoint({
  method: "GET",
  path: "/my-digi/invoices",
  access: "account",
  encoding: "none",
  answer: type({
    invoices: list(Invoice, 100),
    /** The recipient of bank transfers. */
    creditor: Creditor,
    payment: StoredPayment,
    /** The months that have invoices, the newest first, whatever the filters: `2026-11`. */
    months: list(month, 1200),
    /** The day of the first invoice, where the customer has none yet and the day is known. */
    first: nullable(calendarDate()),
    /**
     * The button that pays everything that is payable, with the sum in euros; null with fewer than two payable invoices. The query of `url`
     * is sent to `paymentLink` unchanged.
     */
    pay_all: nullable(type({ text: string(), url: string(), amount: number() })),
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

/** The parts of the answer that do not depend on the filters. */
export type InvoicesFrame = Pick<Infer<typeof myDigiInvoices.answer>, "months" | "first" | "pay_all">;

/** Returns the invoice as a file, in the requested language. */
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

/** The value of `invoice` in a request for a payment page that pays every payable invoice. */
export const everyInvoice = "all";

/**
 * Returns the address at which an invoice, or every payable one (`everyInvoice`), can be paid, valid for 30 minutes. The page sends the
 * query of the button unchanged.
 * The code `already_done` means that there is nothing to pay, `not_available` that this API has no payment page.
 */
export const paymentLink = endpoint({
  method: "GET",
  path: "/api-post-payment-link",
  access: "account",
  encoding: "none",
  answer: type({ data: type({ redirectUrl: string() }) }),
  spec: {
    id: "payment-link",
    summary: "Answers where an invoice, or every payable one, can be paid",
    query: type({ invoice: string(), lang: optional(string()) }),
    codes: ["not_found", "already_done", "not_available"],
  },
});
