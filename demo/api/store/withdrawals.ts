/**
 * This module stores withdrawal declarations, and ends the products that they name. A declaration that is sent twice is stored once
 * (decisions §14).
 */
import { and, desc, eq, gt, inArray, lt, isNull, or, sql } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { KeyedHash } from "#demo/api/crypto/keyed-hash.ts";
import type { Database } from "#demo/api/db/database.ts";
import { invoices } from "#demo/api/db/schema-area.ts";
import { installSlots, orderDocuments, orders, products } from "#demo/api/db/schema-orders.ts";
import { withdrawals } from "#demo/api/db/schema-withdrawals.ts";
import type { Order, Product } from "./customers.ts";

export type Withdrawal = typeof withdrawals.$inferSelect;

/** One sending of a declaration, as keyed hashes: of its key, and of its content together with its sender. */
export type SentStatement = { readonly keyHash: string; readonly bodyHash: string };

type Sent = { readonly key: string; readonly content: readonly unknown[]; readonly accountId: string | undefined };

/** Returns the hashes of a sending. The same content from another account makes another hash. */
export const sentStatement = (keyedHash: KeyedHash, { key, content, accountId }: Sent): SentStatement => ({
  keyHash: keyedHash("withdrawal", `key\n${key}`),
  bodyHash: keyedHash("withdrawal", JSON.stringify([accountId ?? null, ...content])),
});

/** Keys expire after 24 hours by the database's clock, because the clocks of two processes may be a day apart. */
const isSameKey = ({ keyHash }: SentStatement) =>
  and(eq(withdrawals.keyHash, keyHash), gt(withdrawals.storedAt, sql`now() - interval '24 hours'`));
const isSameBody = ({ bodyHash }: SentStatement) =>
  and(eq(withdrawals.bodyHash, bodyHash), gt(withdrawals.storedAt, sql`now() - interval '60 seconds'`));

/**
 * Claims a declaration, and returns what is stored of it. Until the transaction ends, no other request can use the key: such a request does
 * not wait, and gets `running`. An equal declaration with another key waits, and finds the first one.
 */
export async function claimStatement(tx: Database, sent: SentStatement): Promise<"new" | "running" | "reused" | Withdrawal> {
  const locked = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${sent.keyHash}, 5)) as locked`,
  );
  if (!(locked as unknown as { rows: { locked: boolean }[] }).rows[0]?.locked) return "running";
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sent.bodyHash}, 6))`);
  const isKnown = or(isSameKey(sent), isSameBody(sent));
  const [found] = await tx
    .select()
    .from(withdrawals)
    .where(isKnown)
    .orderBy(desc(eq(withdrawals.keyHash, sent.keyHash)))
    .limit(1);
  if (!found) return "new";
  return found.bodyHash === sent.bodyHash ? found : "reused";
}

export async function insertWithdrawal(db: Database, row: typeof withdrawals.$inferInsert): Promise<void> {
  await db.insert(withdrawals).values(row);
}

/** A UUID that no order and no account has, for queries that must find nothing. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** All orders and products of a customer; without an account, one order with its products. */
export type Belongings = { readonly orders: readonly Order[]; readonly products: readonly Product[] };

/**
 * Finds the order of a number with what its customer has, and locks all of that customer's orders until the transaction ends: a product may
 * need one of another order.
 */
export async function lockOrder(tx: Database, number: string): Promise<Belongings & { readonly order: Order | undefined }> {
  // An unknown order number takes the same queries as a known one, so that the time of the answer does not tell them apart.
  const [owner] = await tx.select({ accountId: orders.accountId }).from(orders).where(eq(orders.number, number));
  const accountId = owner?.accountId ?? nobody;
  const isOfCustomer = or(eq(orders.number, number), eq(orders.accountId, accountId));
  const found = await tx.select().from(orders).where(isOfCustomer).orderBy(orders.id).for("update");
  const order = found.find((one) => one.number === number);
  const has = await tx
    .select()
    .from(products)
    .where(or(eq(products.orderId, order?.id ?? nobody), eq(products.accountId, accountId)))
    .orderBy(products.orderedAt, products.position);
  return { order, orders: found, products: has };
}

/** Deletes products that have not begun. */
export async function cancelProducts(tx: Database, own: readonly Product[]): Promise<void> {
  if (own.length === 0) return;
  await tx.delete(products).where(inArray(products.id, idsOf(own)));
}

/** Sets the last day of products. With `freeUntil`, products without an invoice count as billed until that day, so that they get none. */
export async function endProducts(
  tx: Database,
  own: readonly Product[],
  { day, freeUntil }: { day: CalendarDate; freeUntil: CalendarDate | null },
): Promise<void> {
  if (own.length === 0) return;
  const are = inArray(products.id, idsOf(own));
  await tx.update(products).set({ endsOn: day }).where(are);
  if (freeUntil !== null)
    await tx
      .update(products)
      .set({ billedUntil: freeUntil })
      .where(and(are, isNull(products.billedUntil)));
}

const idsOf = (own: readonly Product[]): string[] => own.map(({ id }) => id);

/**
 * Deletes the technician's visit of an order, so that its slot is free, and its calendar file. Returns the visit, or undefined when there
 * was none.
 */
export async function dropVisit(tx: Database, orderId: string): Promise<typeof installSlots.$inferSelect | undefined> {
  const [slot] = await tx.delete(installSlots).where(eq(installSlots.orderId, orderId)).returning();
  await tx.delete(orderDocuments).where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, "calendar")));
  return slot;
}

/** Marks the whole order as withdrawn. An order without any product left (`isEmpty`) is marked as cancelled, too. */
export async function markWithdrawn(tx: Database, orderId: string, { at, isEmpty }: { at: Date; isEmpty: boolean }): Promise<void> {
  await tx
    .update(orders)
    .set({ withdrawnAt: at, ...(isEmpty && { cancelledAt: at }) })
    .where(eq(orders.id, orderId));
}

/** Marks the account's credits as settled, because nobody has to pay them. */
export async function settleCredits(tx: Database, accountId: string, at: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ paidAt: at })
    .where(and(eq(invoices.accountId, accountId), lt(invoices.totalCents, 0), isNull(invoices.paidAt)));
}
