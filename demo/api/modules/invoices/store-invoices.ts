/** This module stores the invoices that a billing run has drafted. */
import { sql } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { sumOf } from "#core/base/values/money.ts";
import type { Database } from "#demo/api/db/database.ts";
import { invoiceLines, invoiceNumbers, invoices, type Recipient } from "#demo/api/db/schema-area.ts";
import { dueOn, type Billed, type Draft, type Period } from "#demo/api/domain/bills.rules.ts";
import { ordersOf, paymentOf, type Order, type Payment } from "#demo/api/store/customers.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { settleCredits } from "#demo/api/store/withdrawals.ts";

/** Something that an invoice bills, with the words of its line; `id` is that of the product, booster, option or fee event. */
export type InvoiceItem = Billed & {
  readonly kind: "product" | "booster" | "option" | "usage" | "data" | "fee";
  readonly id: string;
} & Pick<typeof invoiceLines.$inferSelect, "offer" | "phone" | "address">;

type Drafted = {
  readonly drafts: readonly Draft<InvoiceItem>[];
  readonly payment: Payment;
  readonly orders: readonly Order[];
};

/** Stores the drafts as invoices. The drafts must come in the order of their days, because they are numbered in that order. */
export async function storeInvoices(db: Database, account: Account, { drafts, payment, orders }: Drafted): Promise<void> {
  if (drafts.length === 0) return;
  const { method, mandate } = payment;
  const common = { accountId: account.id, recipient: recipientOf(account, orders), method, mandate };
  const stored = await db
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
  const lines = drafts.flatMap((draft, index) => linesOf(draft, stored[index]?.id ?? ""));
  await db.insert(invoiceLines).values(lines);
}

type CreditLine = { readonly item: InvoiceItem; readonly period: Period };

/** Stores a credit of today for amounts that were billed in advance and are not owed. Nobody has to pay it, so it counts as settled. */
export async function storeCredit(tx: Database, account: Account, lines: readonly CreditLine[], nowMs: number): Promise<void> {
  if (lines.length === 0) return;
  const totalCents = sumOf(lines.map(({ period }) => period.cents));
  const draft = { issuedOn: todayInBrussels(nowMs), lines, discounts: [], totalCents };
  await storeInvoices(tx, account, { drafts: [draft], payment: await paymentOf(tx, account), orders: await ordersOf(tx, account.id) });
  await settleCredits(tx, account.id, new Date(nowMs));
}

function linesOf({ issuedOn, lines, discounts }: Drafted["drafts"][number], invoiceId: string) {
  const products = lines.filter(({ item }) => !["usage", "data", "fee"].includes(item.kind));
  const last = products.at(-1)?.period.lastDay ?? issuedOn;
  const first = products[0]?.period.firstDay ?? issuedOn;
  return [
    ...lines.map(({ item: { kind, offer, phone, address }, period }, position) => ({
      invoiceId,
      position,
      kind,
      offer,
      phone,
      address,
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
