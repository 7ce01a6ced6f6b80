/**
 * This module brings a customer's data up to date by the API's clock: ordered products begin, plans change, usage is counted, notices about
 * it are sent, and invoices are made. It runs in one transaction when a request reads the customer's data, and when a round finds notices
 * due. A request that comes at the same time waits, and then finds the data up to date.
 */
import { eq, sql } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { luhnDigitOf } from "#core/base/values/sim-number.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import type { Database } from "#demo/api/db/database.ts";
import { landlineNumbers, mobileNumbers, simNumbers } from "#demo/api/db/schema-area.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { monthAfter, type Period } from "#demo/api/domain/bills.rules.ts";
import { billedBefore, dueChange } from "#demo/api/domain/plans.rules.ts";
import { applyChange, planChangesOf } from "#demo/api/store/plan-changes.ts";
import { newNumber } from "#demo/api/store/phone-numbers.ts";
import { productsOf, type Product } from "#demo/api/store/customers.ts";
import { hearDemoOperators, isAnswered } from "./demo-operators.ts";
import { bill, billablesOf, isAnythingToBill, type Billables, type TakenBack } from "./billing.ts";
import { countDemoUsage } from "./demo-network.ts";
import { isAnyNoticeDue, sendUsageNotices, type NoticeContext } from "./usage-notices.ts";
import { begins } from "#demo/api/domain/product-state.rules.ts";
import { spanToCount } from "#demo/api/domain/usage-span.rules.ts";

/**
 * Returns the customer's products, after everything that is due was started or billed. Where nothing is due, it only reads. Callers need
 * not be in a transaction.
 */
export async function bringUpToDate(db: Database, account: Account, nowMs: number, context: NoticeContext): Promise<readonly Product[]> {
  const { demo } = context.options;
  const rows = await productsOf(db, account.id);
  if (!isAnythingDue(await billablesOf(db, account, rows, nowMs), nowMs, demo) && !(await isAnyNoticeDue(db, rows, nowMs))) return rows;
  return db.transaction(async (tx) => {
    await lockCustomer(tx, account.id);
    if (demo) await hearDemoOperators(tx, await productsOf(tx, account.id), nowMs);
    for (const row of await productsOf(tx, account.id)) if (begins(row, nowMs)) await activate(tx, row, nowMs);
    const takenBack = await changePlans(tx, await productsOf(tx, account.id), nowMs);
    // Usage is counted before it is billed, so that the invoice of the 1st has the whole month before.
    if (demo) await countDemoUsage(tx, await productsOf(tx, account.id), nowMs);
    await sendUsageNotices(tx, account, nowMs, context);
    await bill(tx, account, takenBack, nowMs);
    return productsOf(tx, account.id);
  });
}

/** Locks the customer's data that billing uses until the transaction ends. Other transactions that call this function wait. */
export async function lockCustomer(tx: Database, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 1))`);
}

/**
 * Tells whether a product is to begin or something is to be billed. In the demo it also tells whether usage is to be counted, or another
 * operator's answer is due.
 */
function isAnythingDue(billables: Billables, nowMs: number, demo: boolean): boolean {
  const { own, counters, changes } = billables;
  const today = todayInBrussels(nowMs);
  const isDue = (row: Product): boolean =>
    begins(row, nowMs) ||
    dueChange(row, changes, today) !== undefined ||
    (demo && (isAnswered(row, nowMs) || spanToCount(row, counters.get(row.id), nowMs) !== undefined));
  return own.some(isDue) || isAnythingToBill(billables, nowMs);
}

/**
 * Applies the changes of plans that are due to the products' rows, and returns what was billed in advance at the former prices. Notices
 * about usage, and pages, read the plan in the product's row. The counting and billing of earlier months read the changes.
 */
async function changePlans(tx: Database, own: readonly Product[], nowMs: number): Promise<TakenBack> {
  const today = todayInBrussels(nowMs);
  const changes = await planChangesOf(
    tx,
    own.map(({ id }) => id),
  );
  const takenBack = new Map<string, Period>();
  for (const product of own) {
    const change = dueChange(product, changes, today);
    if (!change) continue;
    const period = billedBefore(product, change);
    if (period) takenBack.set(product.id, period);
    await applyChange(tx, change, period?.firstDay);
  }
  return takenBack;
}

/**
 * Activates a product. A product whose customer has kept no phone number gets a new number. A product with an eSIM gets a SIM number, and
 * so does one whose SIM card has got none in the warehouse.
 */
async function activate(db: Database, { id, kind, phone, sim, simNumber }: Product, nowMs: number): Promise<void> {
  const numbers = kind === "mobile" ? mobileNumbers : kind === "landline" ? landlineNumbers : undefined;
  const given = phone === null && numbers !== undefined ? await newNumber(db, () => nextOf(db, numbers.seqName ?? ""), nowMs) : phone;
  const card = sim === null ? null : (simNumber ?? (await newSimNumber(db)));
  await db.update(products).set({ status: "active", phone: given, simNumber: card }).where(eq(products.id, id));
}

/** Returns the number of the next SIM card or eSIM. */
export const newSimNumber = async (db: Database): Promise<string> => simNumberOf(await nextOf(db, simNumbers.seqName ?? ""));

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

/** Returns the first day of the month of a moment, by the clock of Brussels. */
export const monthOf = (nowMs: number) => monthAfter(todayInBrussels(nowMs));
