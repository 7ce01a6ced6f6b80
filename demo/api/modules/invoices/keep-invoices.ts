/** This module stores the invoices that a billing run has drafted. */
import { sql } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { invoiceLines, invoiceNumbers, invoices, type Recipient } from "#demo/api/db/schema-area.ts";
import { dueOn, type Billed, type Draft } from "#demo/api/domain/bills.rules.ts";
import type { Order, Payment, Product } from "#demo/api/store/customers.ts";
import type { Account } from "#demo/api/store/sessions.ts";

type Drafted = {
  readonly drafts: readonly Draft<Billed & { readonly product: Product }>[];
  readonly payment: Payment;
  readonly orders: readonly Order[];
};

/** Stores the drafts as invoices. The drafts must come in the order of their days, because they are numbered in that order. */
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

/**
 * Returns the recipient of invoices: the billing address of the newest order that has one. Orders of the customer area name no billing
 * address.
 */
function recipientOf({ firstName, lastName }: Account, orders: readonly Order[]): Recipient {
  const order = orders.find(({ clientAddress }) => clientAddress !== null);
  return {
    name: `${firstName} ${lastName}`.trim(),
    company: order?.company ?? null,
    address: order?.billingAddress ?? order?.clientAddress ?? null,
  };
}
