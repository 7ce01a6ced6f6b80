/** This module has the endpoint that lists the customer's invoices, in pages. */
import { everyInvoice, myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { eurosOfCents, sumOf } from "#core/base/values/money.ts";
import { paymentOf, type Product } from "#demo/api/store/customers.ts";
import { bringUpToDate } from "./billing-run.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { accountRoute } from "#demo/api/routing/register.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { cardOf, type Seen } from "#demo/api/domain/invoice-card.rules.ts";
import { isPayable, stateOn } from "#demo/api/domain/invoice-state.rules.ts";
import { isKept } from "#demo/api/domain/product-state.rules.ts";
import { startOf } from "#demo/api/domain/products.rules.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";
import { invoicesOf, linesOfInvoices, type InvoiceRow } from "#demo/api/store/invoices.ts";
import { shownPayment } from "#demo/api/domain/payment.rules.ts";

const pageSize = 10;

/** Returns the day on which the first product starts, which is billed on that day; null where no day is known. */
function firstStart(own: readonly Product[], nowMs: number): CalendarDate | null {
  const [first = null] = own.flatMap((one) => (isKept(one, nowMs) ? (startOf(one, nowMs) ?? []) : [])).toSorted();
  return first;
}

/** Returns the button that pays all payable invoices at once; null where there are fewer than two. */
function payAll(rows: readonly InvoiceRow[], { today, language, publicUrl }: Pick<Seen, "today" | "language" | "publicUrl">) {
  const payable = rows.filter((row) => isPayable(row, today));
  if (payable.length < 2) return null;
  return {
    text: invoiceTexts[language].payAll,
    url: `${publicUrl}/api-post-payment-link?invoice=${everyInvoice}&lang=${language}`,
    amount: eurosOfCents(sumOf(payable.map(({ totalCents }) => totalCents))),
  };
}

export const listInvoices = accountRoute({
  endpoint: myDigiInvoices,
  budget: "account",
  async handle({ account, query: { page = 1, state, date }, db, language }, context) {
    const { publicUrl, reminders } = context.options;
    const nowMs = context.now();
    const today = todayInBrussels(nowMs);
    const own = await bringUpToDate(db, account, nowMs, context);
    const rowsOfAll = await invoicesOf(db, account.id);
    // The state of an invoice depends on today's date, so the database cannot filter invoices by their state.
    const found = rowsOfAll.filter(
      (row) =>
        (state === undefined || stateOn(row, today) === state) && (date === undefined || monthAfter(row.issuedOn) === monthAfter(date)),
    );
    const rows = found.slice((page - 1) * pageSize, page * pageSize);
    const lines = await linesOfInvoices(
      db,
      rows.map(({ id }) => id),
    );
    const { name, iban, bic } = creditor;
    return {
      answer: {
        invoices: rows.map((row) => cardOf(row, lines.get(row.id) ?? [], { today, language, publicUrl, reminders })),
        creditor: { name, iban, bic },
        payment: shownPayment(await paymentOf(db, account)),
        months: [...new Set(rowsOfAll.map(({ issuedOn }) => issuedOn.slice(0, 7)))],
        first: rowsOfAll.length > 0 ? null : firstStart(own, nowMs),
        pay_all: payAll(rowsOfAll, { today, language, publicUrl }),
        page,
        page_count: Math.ceil(found.length / pageSize),
        page_size: pageSize,
        total_items: found.length,
      },
    };
  },
});
