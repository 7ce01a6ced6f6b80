/** This module has the endpoint that returns one of the customer's invoices as a file. */
import { and, eq } from "drizzle-orm";
import { invoiceFile } from "#core/domain/invoices/invoices.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { isId } from "#demo/api/store/row-id.ts";
import { invoices } from "#demo/api/db/schema-area.ts";
import { invoiceTexts } from "#demo/api/messages/invoice-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { accountRoute } from "#demo/api/routing/register.ts";
import { linesOfInvoices } from "#demo/api/store/invoices.ts";

export const fileOfInvoice = accountRoute({
  endpoint: invoiceFile,
  budget: "account",
  async handle({ account, query: { id }, db, language }, { now, documents, options: { reminders } }) {
    const isOwn = and(eq(invoices.id, id), eq(invoices.accountId, account.id));
    const [row] = isId(id) ? await db.select().from(invoices).where(isOwn) : [];
    if (!row) return { refused: "not_found", message: statusText("notFound", language) };
    const lines = (await linesOfInvoices(db, [id])).get(id) ?? [];
    const facts = { row, lines, clientNumber: account.clientNumber, today: todayInBrussels(now()), language, reminders };
    const document = await documents.download({ kind: "invoice", of: facts });
    return { answer: new File([document], invoiceTexts[language].file(row.number), { type: "application/pdf" }) };
  },
});
