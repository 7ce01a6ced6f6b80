/** This module stores an order and what belongs to it: its lines, its products, the technician's visit, and its documents. */
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import { isKeptPhone } from "#core/base/values/mobile-number.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Database } from "#demo/api/db/database.ts";
import {
  installSlots,
  orderDocuments,
  orderLines,
  orderNumbers,
  orders,
  products,
  type OrderDocumentKind,
} from "#demo/api/db/schema-orders.ts";

export type OrderLine = typeof orderLines.$inferSelect;
export type OrderDocumentRow = Pick<typeof orderDocuments.$inferSelect, "id" | "orderId" | "kind">;

/** Returns a page of a customer's orders, the newest first and cancelled ones included, and the number of orders on all pages. */
export async function pageOfOrders(
  db: Database,
  accountId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const isOwn = eq(orders.accountId, accountId);
  const [total] = await db.select({ count: count() }).from(orders).where(isOwn);
  const rows = await db.select().from(orders).where(isOwn).orderBy(desc(orders.placedAt), desc(orders.number)).limit(limit).offset(offset);
  return { rows, count: total?.count ?? 0 };
}

/** Returns the lines and products of these orders in their order, and the documents without their content. */
export async function belongingsOf(db: Database, orderIds: string[]) {
  if (orderIds.length === 0) return { lines: [], products: [], documents: [] };
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(orderLines.position);
  const own = await db.select().from(products).where(inArray(products.orderId, orderIds)).orderBy(products.position);
  const documents: OrderDocumentRow[] = await db
    .select({ id: orderDocuments.id, orderId: orderDocuments.orderId, kind: orderDocuments.kind })
    .from(orderDocuments)
    .where(inArray(orderDocuments.orderId, orderIds))
    .orderBy(orderDocuments.kind, orderDocuments.id);
  return { lines, products: own, documents };
}

/** Returns the orders with these ids, each with its products. */
export async function ordersWithProducts(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(orders.placedAt, orders.number);
  const own = await db
    .select()
    .from(products)
    .where(inArray(products.orderId, [...orderIds]));
  return found.map((order) => ({ order, products: own.filter(({ orderId }) => orderId === order.id) }));
}

export type StoredOrder = { readonly id: string; readonly number: string };

/** Stores an order under the next order number. */
export async function insertOrder(db: Database, order: Omit<typeof orders.$inferInsert, "number">): Promise<StoredOrder> {
  const [row] = await db
    .insert(orders)
    .values({ ...order, number: sql`nextval(${orderNumbers.seqName})::text` })
    .returning({ id: orders.id, number: orders.number });
  if (!row) throw new Error("an order was not stored");
  return row;
}

type Items = {
  readonly lines: readonly Omit<typeof orderLines.$inferInsert, "orderId">[];
  readonly products: readonly Omit<typeof products.$inferInsert, "orderId">[];
};

/** Stores the lines and the products of an order. Both lists must have at least one row. */
export async function insertItems(db: Database, orderId: string, items: Items): Promise<void> {
  await db.insert(orderLines).values(items.lines.map((line) => ({ ...line, orderId })));
  await db.insert(products).values(items.products.map((product) => ({ ...product, orderId })));
}

/** Stores the technician's visit of an order. The caller has claimed the slot in the same transaction. */
export async function insertVisit(
  db: Database,
  orderId: string,
  { cityId, slot }: { readonly cityId: string; readonly slot: InstallSlot },
) {
  await db.insert(installSlots).values({ orderId, cityId, ...slot });
}

type OrderDocument = {
  readonly kind: OrderDocumentKind;
  readonly language: Language;
  readonly content: string;
  /** The hash of the secret in the document's address; the secret itself is not stored. */
  readonly secretHash: string;
};

export async function insertDocument(db: Database, orderId: string, document: OrderDocument): Promise<void> {
  await db.insert(orderDocuments).values({ orderId, ...document });
}

/** Tells whether the number of a mobile line was kept from another operator, according to the order of the line. */
export async function isPortedLine(
  db: Database,
  { orderId, position }: Pick<typeof products.$inferSelect, "orderId" | "position">,
): Promise<boolean> {
  if (orderId === null) return false;
  const [line] = await db
    .select({ details: orderLines.details })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position), eq(orderLines.kind, "mobile")));
  const phone = (line?.details as { readonly new_phone?: unknown } | undefined)?.new_phone;
  return typeof phone === "string" && isKeptPhone(phone);
}
