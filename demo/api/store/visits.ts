/** This module stores which orders share a technician's visit. */
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Database } from "#demo/api/db/database.ts";
import { installSlots, orders, products } from "#demo/api/db/schema-orders.ts";
import type { Order, Product } from "./customers.ts";

/** Locks the customer's orders at a home until the transaction ends, so that their visits are neither moved nor cancelled meanwhile. */
export async function lockOrdersAt(tx: Database, accountId: string, home: string): Promise<void> {
  const isAt = and(eq(orders.accountId, accountId), eq(orders.installAddress, home), isNull(orders.cancelledAt));
  await tx.select({ id: orders.id }).from(orders).where(isAt).orderBy(orders.id).for("update");
}

/** The visit of an order, by the order's number; `slot` is undefined as long as no day is agreed. */
export type OrderVisit = { readonly orderId: string; readonly number: string; readonly slot: InstallSlot | undefined };

/** Returns the visits of orders. */
export async function visitsOf(db: Database, orderIds: readonly string[]): Promise<readonly OrderVisit[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: orders.id, number: orders.number, date: installSlots.date, intervalValue: installSlots.intervalValue })
    .from(orders)
    .leftJoin(installSlots, eq(installSlots.orderId, orders.id))
    .where(inArray(orders.id, [...orderIds]));
  return rows.map(({ orderId, number, date, intervalValue }) => ({
    orderId,
    number,
    slot: date === null || intervalValue === null ? undefined : { date, intervalValue },
  }));
}

/** An order that shares the visit of another order, with those of its products that are installed at the visit and have not begun. */
export type Sharing = { readonly order: Order; readonly own: readonly Product[] };

/** Returns the orders that share the visit of an order, and locks them until the transaction ends. */
export async function sharingVisit(tx: Database, orderId: string): Promise<readonly Sharing[]> {
  const found = await tx.select().from(orders).where(eq(orders.visitOrderId, orderId)).orderBy(orders.id).for("update");
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const isWaiting = and(inArray(products.orderId, ids), eq(products.status, "ordered"), ne(products.kind, "mobile"));
  const own = await tx.select().from(products).where(isWaiting);
  return found.map((order) => ({ order, own: own.filter((one) => one.orderId === order.id) }));
}

/** Sets when a product starts; null as long as that is not known. */
export async function setStart(tx: Database, productId: string, startMs: number | null): Promise<void> {
  await tx
    .update(products)
    .set({ startsAt: startMs === null ? null : new Date(startMs) })
    .where(eq(products.id, productId));
}

/** Separates an order from the visit that it shared. It then waits for a visit of its own, if it needs any. */
export async function separateVisit(tx: Database, orderId: string): Promise<void> {
  await tx.update(orders).set({ visitOrderId: null }).where(eq(orders.id, orderId));
}
