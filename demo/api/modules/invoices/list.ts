/** This module has the endpoint that lists the customer's invoices, in pages. */
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { paymentOf } from "#demo/api/store/customers.ts";
import { bringUpToDate } from "./billing-run.ts";
import { creditor } from "#demo/api/data/creditor.ts";
import { accountRoute } from "#demo/api/routing/register.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { cardOf } from "#demo/api/domain/invoice-card.rules.ts";
import { stateOn } from "#demo/api/domain/invoice-state.rules.ts";
import { invoicesOf, linesOfInvoices } from "#demo/api/store/invoices.ts";
import { shownPayment } from "#demo/api/domain/payment.rules.ts";

const pageSize = 10;

export const listInvoices = accountRoute({
  endpoint: myDigiInvoices,
  budget: "account",
  async handle({ account, query: { page = 1, state, date }, db, language }, context) {
    const { publicUrl, reminders } = context.options;
    const nowMs = context.now();
    const today = todayInBrussels(nowMs);
    await bringUpToDate(db, account, nowMs, context);
    // The state of an invoice depends on today's date, so the database cannot filter invoices by their state.
    const found = (await invoicesOf(db, account.id)).filter(
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
        page,
        page_count: Math.ceil(found.length / pageSize),
        page_size: pageSize,
        total_items: found.length,
      },
    };
  },
});
