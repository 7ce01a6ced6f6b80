/**
 * This module brings a customer's data up to date by the API's clock: ordered products begin, and invoices are made. It runs in one
 * transaction when a request reads the customer's data. A request that comes at the same time waits, and then finds the data up to date.
 */
import { eq, sql } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { sourceLanguage } from "#core/base/values/language.ts";
import { luhnDigitOf } from "#core/base/values/sim-number.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { findVoucher } from "#demo/api/domain/promo-codes.ts";
import type { Database } from "#demo/api/db/database.ts";
import { landlineNumbers, mobileNumbers, simNumbers } from "#demo/api/db/schema-area.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { draftsUntil, monthAfter, type Billed } from "#demo/api/domain/bills.rules.ts";
import { newNumber } from "#demo/api/store/phone-numbers.ts";
import { ordersOf, paymentOf, productsOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { hearDemoOperators, isAnswered } from "./demo-operators.ts";
import { keepInvoices } from "./keep-invoices.ts";
import { begins } from "#demo/api/domain/product-state.rules.ts";

type At = {
  readonly nowMs: number;
  /** True in the demo, which answers in place of the other operators. */
  readonly demo: boolean;
};

/**
 * Returns the customer's products, after all that is due by now has begun or was billed. Without anything due it only reads. Callers need
 * not be in a transaction.
 */
export async function bringUpToDate(db: Database, account: Account, { nowMs, demo }: At): Promise<readonly Product[]> {
  const rows = await productsOf(db, account.id);
  const isDue = (row: Product): boolean => begins(row, nowMs) || isBillable(row, nowMs) || (demo && isAnswered(row, nowMs));
  if (!rows.some(isDue)) return rows;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account.id}, 1))`);
    if (demo) await hearDemoOperators(tx, await productsOf(tx, account.id), nowMs);
    for (const row of await productsOf(tx, account.id)) if (begins(row, nowMs)) await activate(tx, row, nowMs);
    await bill(tx, account, nowMs);
    return productsOf(tx, account.id);
  });
}

/**
 * Activates a product. A product without a phone number of the customer's gets a new number, and one with a SIM card or an eSIM gets the
 * number of that card.
 */
async function activate(db: Database, { id, kind, phone, sim }: Product, nowMs: number): Promise<void> {
  const numbers = kind === "mobile" ? mobileNumbers : kind === "landline" ? landlineNumbers : undefined;
  const given = phone === null && numbers !== undefined ? await newNumber(db, () => nextOf(db, numbers.seqName ?? ""), nowMs) : phone;
  const simNumber = sim === null ? null : simNumberOf(await nextOf(db, simNumbers.seqName ?? ""));
  await db.update(products).set({ status: "active", phone: given, simNumber }).where(eq(products.id, id));
}

async function nextOf(db: Database, sequence: string): Promise<string> {
  const found = await db.execute(sql`select nextval(${sequence})::text as number`);
  const number = (found as unknown as { rows: { number: string }[] }).rows[0]?.number;
  if (number === undefined) throw new Error(`the sequence ${sequence} gave nothing`);
  return number;
}

/** Returns the 19 digits of a Belgian SIM card's number; the last digit is its check digit (Luhn). */
export function simNumberOf(count: string): string {
  const digits = `8932${count.padStart(14, "0")}`;
  return digits + String(luhnDigitOf(digits));
}

type Item = Billed & { readonly product: Product };

function isBillable({ status, startsAt, billedUntil, endsOn }: Product, nowMs: number): boolean {
  if (status !== "active" || startsAt === null) return false;
  if (billedUntil === null) return true;
  return billedUntil <= todayInBrussels(nowMs) && (endsOn === null || endsOn >= billedUntil);
}

async function bill(db: Database, account: Account, nowMs: number): Promise<void> {
  const due = (await productsOf(db, account.id)).filter((row) => isBillable(row, nowMs));
  if (due.length === 0) return;
  const orders = await ordersOf(db, account.id);
  const items = due.flatMap((product) => billedOf(product, orders));
  const { drafts, billedUntil } = draftsUntil(items, todayInBrussels(nowMs));
  for (const [{ product }, until] of billedUntil) await db.update(products).set({ billedUntil: until }).where(eq(products.id, product.id));
  await keepInvoices(db, account, { drafts, payment: await paymentOf(db, account), orders });
}

/** Returns the product with what billing needs to know of it, as a list of one; an empty list for a product that has no start. */
export function billedOf(product: Product, orders: readonly Order[]): Item[] {
  const { startsAt, endsOn, billedUntil, cents, orderId } = product;
  if (startsAt === null) return [];
  const code = orders.find(({ id }) => id === orderId)?.voucher;
  const voucher = code === null || code === undefined ? undefined : findVoucher(code, sourceLanguage);
  const discount = voucher && { code: voucher.code, percent: voucher.percent ?? 0, months: voucher.months ?? 0 };
  return [{ product, startsOn: todayInBrussels(startsAt.getTime()), endsOn, billedUntil, cents, discount }];
}

/** Returns the first day of the month of a moment, by the clock of Brussels. */
export const monthOf = (nowMs: number) => monthAfter(todayInBrussels(nowMs));
