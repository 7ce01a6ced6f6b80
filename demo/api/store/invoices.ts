/** Stores invoices and reads them. */
import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Account } from "./sessions.ts";
import type { Order, Payment, Product } from "./customers.ts";
import type { Database } from "#demo/api/db/database.ts";
import { invoiceLines, invoiceNumbers, invoices, type Recipient } from "#demo/api/db/schema-area.ts";
import { dueOn, type Billed, type Draft } from "#demo/api/domain/bills.rules.ts";
import type { InvoiceRow } from "#demo/api/domain/invoice-state.rules.ts";

export type InvoiceLineRow = typeof invoiceLines.$inferSelect;

type Drafted = {
  readonly drafts: readonly Draft<Billed & { readonly product: Product }>[];
  readonly payment: Payment;
  readonly orders: readonly Order[];
};

/** Stores the drafts as invoices. The drafts come in the order of their days, so the invoice numbers follow that order. */
export async function keepInvoices(db: Database, account: Account, { drafts, payment, orders }: Drafted): Promise<void> {
  if (drafts.length === 0) return;
  const { method, mandate } = payment;
  const common = { accountId: account.id, recipient: recipientOf(account, orders), method, mandate };
  const kept = await db
    .insert(invoices)
    .values(
      drafts.map(({ issuedOn, totalCents }) => ({
        ...common,
        number: sql`nextval(${invoiceNumbers.seqName})::text`,
        issuedOn,
        dueOn: dueOn(issuedOn),
        totalCents,
      })),
    )
    .returning({ id: invoices.id });
  const lines = drafts.flatMap((draft, index) => linesOf(draft, kept[index]?.id ?? ""));
  await db.insert(invoiceLines).values(lines);
}

function linesOf({ issuedOn, lines, discounts }: Drafted["drafts"][number], invoiceId: string) {
  const last = lines.at(-1)?.period.lastDay ?? issuedOn;
  const first = lines[0]?.period.firstDay ?? issuedOn;
  return [
    ...lines.map(({ item: { product }, period }, position) => ({
      invoiceId,
      position,
      kind: "product" as const,
      offer: product.offer,
      phone: product.phone,
      address: product.address,
      ...period,
    })),
    ...discounts.map(({ code, cents }, index) => ({
      invoiceId,
      position: lines.length + index,
      kind: "discount" as const,
      voucher: code,
      firstDay: first,
      lastDay: last,
      cents,
    })),
  ];
}

/** Returns the recipient of invoices, by the newest order that says where bills go. Orders of the customer area do not say that. */
function recipientOf({ firstName, lastName }: Account, orders: readonly Order[]): Recipient {
  const order = orders.find(({ clientAddress }) => clientAddress !== null);
  return {
    name: `${firstName} ${lastName}`.trim(),
    company: order?.company ?? null,
    address: order?.billingAddress ?? order?.clientAddress ?? null,
  };
}

/** Returns the account's invoices, the newest first. */
export const invoicesOf = (db: Database, accountId: string): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.accountId, accountId)).orderBy(desc(invoices.issuedOn), desc(invoices.number));

/** Returns the lines of several invoices by invoice id, those of each in their order. */
export async function linesOfInvoices(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly InvoiceLineRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(invoiceLines)
          .where(inArray(invoiceLines.invoiceId, [...ids]))
          .orderBy(invoiceLines.position);
  return new Map(ids.map((id) => [id, rows.filter(({ invoiceId }) => invoiceId === id)]));
}
