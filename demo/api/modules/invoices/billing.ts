/** This module bills a customer's products, boosters, usage and fees: it finds what is due, and stores the invoices for it. */
import { eq } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { sourceLanguage } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { tvOptions } from "#demo/api/db/schema-options.ts";
import { wifiBoosters } from "#demo/api/db/schema-products.ts";
import { billedAddOn } from "#demo/api/domain/add-ons.rules.ts";
import { draftsUntil, isDueOn, monthAfter, type Billed, type Charge, type Period } from "#demo/api/domain/bills.rules.ts";
import { offerOn, priceSteps } from "#demo/api/domain/plans.rules.ts";
import { findVoucher } from "#demo/api/domain/promo-codes.ts";
import { monthsToBill, termsOfUsage } from "#demo/api/domain/usage-span.rules.ts";
import { chargeOf, usageSum } from "#demo/api/domain/usage.rules.ts";
import { boostersOf, type Booster } from "#demo/api/store/boosters.ts";
import { setFeeBilled, unbilledFees, type FeeEvent } from "#demo/api/store/fee-events.ts";
import { ordersOf, paymentOf, productsOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { planChangesOf, type PlanChange } from "#demo/api/store/plan-changes.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { boughtKilobytes, setPurchaseBilled, unbilledPurchases, type DataPurchase } from "#demo/api/store/data-purchases.ts";
import { tvOptionsOf, type TvOptionRow } from "#demo/api/store/tv-options.ts";
import { countersOf, setUsageBilledUntil, usageBetween, type UsageCounter } from "#demo/api/store/usage.ts";
import { settleCredits } from "#demo/api/store/withdrawals.ts";
import { storeInvoices, type InvoiceItem } from "./store-invoices.ts";

/** The parts of a customer's data that are billed. */
export type Billables = {
  readonly own: readonly Product[];
  readonly boosters: readonly Booster[];
  readonly options: readonly TvOptionRow[];
  readonly purchases: readonly DataPurchase[];
  readonly counters: ReadonlyMap<string, UsageCounter>;
  readonly changes: readonly PlanChange[];
  readonly fees: readonly FeeEvent[];
};

/** Reads what is billed of a customer with these products. */
export async function billablesOf(db: Database, { id: accountId }: Account, own: readonly Product[], nowMs: number): Promise<Billables> {
  const idsOf = (kind: Product["kind"]) => own.flatMap((one) => (one.kind === kind ? one.id : []));
  const ids = own.map(({ id }) => id);
  return {
    own,
    boosters: await boostersOf(db, idsOf("internet")),
    options: await tvOptionsOf(db, idsOf("tv")),
    purchases: await unbilledPurchases(db, idsOf("mobile"), monthAfter(todayInBrussels(nowMs))),
    counters: await countersOf(db, ids),
    changes: await planChangesOf(db, ids),
    fees: await unbilledFees(db, accountId, monthAfter(todayInBrussels(nowMs))),
  };
}

function isBillable({ status, startsAt, billedUntil, endsOn }: Product, nowMs: number): boolean {
  if (status !== "active" || startsAt === null) return false;
  if (billedUntil === null) return true;
  return billedUntil <= todayInBrussels(nowMs) && (endsOn === null || endsOn >= billedUntil);
}

/** Tells whether an invoice is to be made, or a month of usage to be closed. */
export const isAnythingToBill = (billables: Billables, nowMs: number): boolean =>
  billables.own.some((row) => isBillable(row, nowMs) || monthsToBill(row, billables.counters.get(row.id), nowMs).length > 0) ||
  billables.purchases.length > 0 ||
  billables.fees.length > 0 ||
  addOnItems(billables).some((item) => isDueOn(item, todayInBrussels(nowMs)));

const addOnItems = ({ own, boosters, options }: Billables): InvoiceItem[] => [
  ...boosters.flatMap((booster) => boosterItem(booster, own)),
  ...options.flatMap((option) => optionItem(option, own)),
];

/** Periods that were billed in advance at a former price, by their products. The next invoice credits them. */
export type TakenBack = ReadonlyMap<string, Period>;

/** Bills everything that is due. `tx` must be a transaction in which nobody else bills this customer. */
export async function bill(tx: Database, account: Account, takenBack: TakenBack, nowMs: number): Promise<void> {
  const billables = await billablesOf(tx, account, await productsOf(tx, account.id), nowMs);
  if (!isAnythingToBill(billables, nowMs)) return;
  const { own, changes } = billables;
  const today = todayInBrussels(nowMs);
  const orders = await ordersOf(tx, account.id);
  const items = [
    ...own
      .filter((row) => isBillable(row, nowMs))
      .flatMap((product) => billedOf(product, { orders, changes, today }))
      .map((item) => ({ ...item, takenBack: takenBack.get(item.id) })),
    ...addOnItems(billables).filter((item) => isDueOn(item, today)),
  ];
  const charges = [
    ...(await usageCharges(tx, billables, orders, nowMs)),
    ...(await purchaseCharges(tx, billables, { orders, changes, today })),
    ...(await feeCharges(tx, billables)),
  ];
  const { drafts, billedUntil } = draftsUntil(items, today, charges);
  for (const [{ kind, id }, until] of billedUntil) await keepBilledUntil(tx, kind, id, until);
  await storeInvoices(tx, account, { drafts, payment: await paymentOf(tx, account), orders });
  if (drafts.some(({ totalCents }) => totalCents < 0)) await settleCredits(tx, account.id, new Date(nowMs));
}

async function keepBilledUntil(tx: Database, kind: InvoiceItem["kind"], id: string, billedUntil: CalendarDate | null): Promise<void> {
  const table = kind === "booster" ? wifiBoosters : kind === "option" ? tvOptions : products;
  await tx.update(table).set({ billedUntil }).where(eq(table.id, id));
}

export type Known = {
  readonly orders: readonly Order[];
  readonly changes: readonly PlanChange[];
  readonly today: CalendarDate;
};

/** Returns the product with the data that billing needs, in a list of one; an empty list for a product without a start. */
export function billedOf(product: Product, { orders, changes, today }: Known): InvoiceItem[] {
  const { id, startsAt, endsOn, billedUntil, cents, orderId, offer, phone, address } = product;
  if (startsAt === null) return [];
  const code = orders.find((order) => order.id === orderId)?.voucher;
  const voucher = code === null || code === undefined ? undefined : findVoucher(code, sourceLanguage);
  const discount = voucher && { code: voucher.code, percent: voucher.percent ?? 0, months: voucher.months ?? 0 };
  const startsOn = todayInBrussels(startsAt.getTime());
  const billed: Billed = { startsOn, endsOn, billedUntil, cents, steps: priceSteps(product, startsOn, changes, today), discount };
  return [{ ...billed, kind: "product", id, offer, phone, address }];
}

/** Returns the booster with the data that billing needs, in a list of one; an empty list where its line is not among the products. */
export function boosterItem(booster: Booster, own: readonly Product[]): InvoiceItem[] {
  const line = own.find(({ id }) => id === booster.productId);
  return line ? [{ ...billedAddOn(booster, line), kind: "booster", id: booster.id, offer: null, phone: null, address: line.address }] : [];
}

/** Returns the option with the data that billing needs, in a list of one; an empty list where its TV is not among the products. */
export function optionItem(row: TvOptionRow, own: readonly Product[]): InvoiceItem[] {
  const tv = own.find(({ id }) => id === row.productId);
  return tv ? [{ ...billedAddOn(row, tv), kind: "option", id: row.id, offer: row.option, phone: null, address: tv.address }] : [];
}

/** Returns the charges for data that was bought in past months, and marks the purchases as billed. */
async function purchaseCharges(tx: Database, { own, purchases }: Billables, known: Known) {
  const charges: Charge<InvoiceItem>[] = [];
  for (const { id, productId, option, cents, boughtOn, month } of purchases) {
    const issuedOn = monthAfter(month, 1);
    for (const item of own.filter((one) => one.id === productId).flatMap((line) => billedOf(line, known)))
      charges.push({
        issuedOn,
        item: { ...item, kind: "data", offer: option },
        period: { firstDay: boughtOn, lastDay: addDays(issuedOn, -1), cents },
      });
    await setPurchaseBilled(tx, id, issuedOn);
  }
  return charges;
}

/** Returns the fees of months that are over, and marks them as billed. */
async function feeCharges(tx: Database, { fees }: Billables): Promise<readonly Charge<InvoiceItem>[]> {
  const charges = fees.map(({ id, fee, happenedOn, cents }): Charge<InvoiceItem> => {
    const billed: Billed = { startsOn: happenedOn, endsOn: happenedOn, billedUntil: null, cents, discount: undefined };
    return {
      issuedOn: monthAfter(happenedOn, 1),
      item: { ...billed, kind: "fee", id, offer: fee, phone: null, address: null },
      period: { firstDay: happenedOn, lastDay: happenedOn, cents },
    };
  });
  for (const { item, issuedOn } of charges) await setFeeBilled(tx, item.id, issuedOn);
  return charges;
}

/** Returns the charges for usage beyond the bundles in past months, and marks these months as billed. */
async function usageCharges(tx: Database, { own, counters, changes }: Billables, orders: readonly Order[], nowMs: number) {
  const charges: Charge<InvoiceItem>[] = [];
  for (const product of own) {
    const months = monthsToBill(product, counters.get(product.id), nowMs);
    for (const firstDay of months) {
      const issuedOn = monthAfter(firstDay, 1);
      const lastDay = addDays(issuedOn, -1);
      const usage = usageSum(await usageBetween(tx, [product.id], { firstDay, lastDay }));
      const offer = offerOn(product, changes, firstDay);
      const bought = await boughtKilobytes(tx, [product.id], firstDay);
      const { dataCents, callCents } = chargeOf(usage, termsOfUsage({ offer }, null, bought.get(product.id)));
      const cents = dataCents + callCents;
      if (cents > 0)
        for (const item of billedOf(product, { orders, changes, today: todayInBrussels(nowMs) }))
          charges.push({ issuedOn, item: { ...item, kind: "usage" }, period: { firstDay, lastDay, cents, offer } });
      await setUsageBilledUntil(tx, product.id, issuedOn);
    }
  }
  return charges;
}
