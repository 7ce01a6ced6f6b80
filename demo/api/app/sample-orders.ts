/**
 * This module makes the orders that the demo's customers placed long ago (decisions §13). They are real orders, which begin and are billed
 * by the API's own rules.
 */
import { and, eq, inArray } from "drizzle-orm";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { companyOrder, ghentOrder, homeOrder, homeOrderOfAnother, officeOrder, ownNumbers } from "#demo/api/data/sample-orders.ts";
import type { Database } from "#demo/api/db/database.ts";
import { invoices } from "#demo/api/db/schema-area.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { productsOf } from "#demo/api/store/customers.ts";
import { insertFeeEvent } from "#demo/api/store/fee-events.ts";
import { invoicesOf } from "#demo/api/store/invoices.ts";
import { priceOf } from "#demo/api/domain/pricing.rules.ts";
import type { OrderBody } from "#demo/api/domain/placing.ts";
import { ofCustomer } from "#demo/api/modules/order/orderer.ts";
import { writeOrder } from "#demo/api/modules/order/write-order.ts";
import { bringUpToDate, monthOf } from "#demo/api/modules/invoices/billing-run.ts";
import { addSampleBox, addSampleTvAccount, addSampleUsage, countFromThisMonth } from "./sample-usage.ts";
import { offeredItems, wantedOf } from "#demo/api/domain/items.rules.ts";

/**
 * The number of months since the products of the demo's private customer began. So many months make 14 invoices: the first one, and one on
 * the 1st of each month from the second month after the start on.
 */
const monthsOfHome = 14;
const monthsOfCompany = 3;
/** The number of days into the month at which the sample products begin, so that the first invoice covers a part of a month. */
const startDays = 11;

/**
 * Adds the products, invoices and usage of the demo's customers (decisions §13); does nothing once either of them has an order. Throws when
 * the sample customers are missing, so they are added before.
 */
export async function addSampleProducts(context: ApiContext): Promise<void> {
  const [customer, company] = await Promise.all(
    ["demo@digi.example", "company@digi.example"].map((email) => findAccount(context.db, email)),
  );
  if (!customer || !company) throw new Error("the demo's customers were not made");
  const [known] = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.accountId, [customer.id, company.id]))
    .limit(1);
  if (known) return;
  await addHome(context, customer, { body: homeOrder, numbers: ownNumbers });
  await addCompany(context, company);
}

/** Adds the same products, usage and invoices to another customer, with other phone and order numbers. */
export const addProductsOfAnother = (context: ApiContext, account: Account): Promise<void> =>
  addHome(context, account, { body: homeOrderOfAnother, numbers: {} });

type Home = {
  readonly body: OrderBody;
  /** The phone numbers of products by offer, in place of those that the order gave them. */
  readonly numbers: Readonly<Record<string, string>>;
};

async function addHome(context: ApiContext, account: Account, { body, numbers }: Home): Promise<void> {
  const nowMs = context.now();
  const startOn = addDays(monthAfter(monthOf(nowMs), -monthsOfHome), startDays);
  await context.db.transaction(async (db) => {
    await order(db, context, { account, body, startOn, time: "10:30" });
    await order(db, context, { account, body: ghentOrder, startOn, time: "16:05" });
    for (const [offer, phone] of Object.entries(numbers)) await db.update(products).set({ phone }).where(isOwn(account, offer));
    await countFromThisMonth(db, account.id, nowMs);
    const line = (await productsOf(db, account.id)).find(({ offer }) => offer === "mobile-essentials");
    if (line) await addSampleUsage(db, line, nowMs);
    const own = await bringUpToDate(db, account, nowMs, context);
    await addSampleBox(db, own);
    await addSampleTvAccount(db, account, own);
    await settle(db, account, nowMs);
  });
}

const isOwn = ({ id }: Account, offer: string) => and(eq(products.accountId, id), eq(products.offer, offer));

type Sample = {
  readonly account: Account;
  readonly body: OrderBody;
  /** The day on which the products of the sample order begin; null when they have not begun. */ readonly startOn: CalendarDate | null;
  readonly time?: string;
};

/** Places a sample order as if it had been placed five days before its products began, or today when they have not begun. */
async function order(db: Database, context: ApiContext, { account, body, startOn, time }: Sample): Promise<void> {
  const { publicUrl } = context.options;
  const language = account.language;
  const items = offeredItems(wantedOf(body), body.installAddress?.fttbAddressId, { language, publicUrl });
  if (!items) throw new Error("a sample order of something that is not offered");
  const placedMs = startOn === null ? context.now() : instantInBrussels(addDays(startOn, -5), time);
  const placing = {
    orderer: ofCustomer(account),
    items,
    price: priceOf(items, undefined, language),
    owner: { kind: "customer" as const, account },
    summary: null,
  };
  const { id } = await writeOrder({ body, db, language }, { ...context, now: () => placedMs }, placing);
  if (startOn !== null)
    await db
      .update(products)
      .set({ startsAt: new Date(instantInBrussels(startOn)), numberConfirmedAt: new Date(instantInBrussels(startOn)) })
      .where(eq(products.orderId, id));
}

/**
 * Sets the state of a sample customer's invoices: the newest is due, the one before is overdue, one is being debited, one was refused by
 * the bank, and all others are paid.
 */
async function settle(db: Database, { id }: Account, nowMs: number): Promise<void> {
  const today = todayInBrussels(nowMs);
  const [, overdue, asked, refused, ...paid] = await invoicesOf(db, id);
  if (!overdue || !asked || !refused) throw new Error("a sample customer without invoices");
  const debit = { method: "direct_debit" as const, mandate: "DIGI-100200300-1" };
  const change = (invoiceId: string) => ({
    with: (values: Partial<typeof invoices.$inferInsert>) => db.update(invoices).set(values).where(eq(invoices.id, invoiceId)),
  });
  const free = { accountId: id, cents: 0 };
  const remindedOn = addDays(overdue.dueOn, 1);
  const debitRejectedOn = addDays(refused.dueOn, 3);
  await change(overdue.id).with({ remindedOn });
  await insertFeeEvent(db, { ...free, fee: "reminder", invoiceId: overdue.id, happenedOn: remindedOn });
  await change(asked.id).with({ ...debit, debitOn: addDays(today, -1) });
  await change(refused.id).with({ ...debit, debitRejectedOn });
  await insertFeeEvent(db, { ...free, fee: "debit_rejected", invoiceId: refused.id, happenedOn: debitRejectedOn });
  const paidIds = paid.map((invoice) => invoice.id);
  await db
    .update(invoices)
    .set({ paidAt: new Date(instantInBrussels(addDays(refused.issuedOn, -1))) })
    .where(inArray(invoices.id, paidIds));
}

async function addCompany(context: ApiContext, account: Account): Promise<void> {
  const nowMs = context.now();
  const month = monthOf(nowMs);
  await context.db.transaction(async (db) => {
    await order(db, context, { account, body: companyOrder, startOn: addDays(monthAfter(month, -monthsOfCompany), startDays) });
    await db
      .update(products)
      .set({ endsOn: addDays(monthAfter(month, 2), -1) })
      .where(isOwn(account, "mobile-light"));
    await order(db, context, { account, body: officeOrder, startOn: null });
    await countFromThisMonth(db, account.id, nowMs);
    await bringUpToDate(db, account, nowMs, context);
  });
}
