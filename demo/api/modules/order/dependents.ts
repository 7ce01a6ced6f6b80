/** This module finds and cancels products of other orders of the customer that do not work without a cancelled one (decisions §8). */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import { hasBegun } from "#demo/api/domain/product-state.rules.ts";
import { dependentsOf } from "#demo/api/domain/withdrawal.rules.ts";
import { productsOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { cancelProducts, dropVisit } from "#demo/api/store/withdrawals.ts";

/** A product that is cancelled with another order, and the number of its own order. */
export type Dependent = { readonly product: Product; readonly orderNumber: string };

/**
 * Returns the products that are cancelled together with an order: products of other orders that have not begun and need a product of this
 * order to work.
 */
export async function dependentsOfOrder(db: Database, { id, accountId }: Order, nowMs: number): Promise<readonly Dependent[]> {
  if (accountId === null) return [];
  const all = await productsOf(db, accountId);
  const own = all.filter(({ orderId }) => orderId === id);
  const along = dependentsOf(own, all, nowMs).filter((one) => !hasBegun(one, nowMs));
  const ids = along.flatMap(({ orderId }) => orderId ?? []);
  const others = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  return along.flatMap((product) => {
    const other = others.find((one) => one.id === product.orderId);
    return other ? [{ product, orderNumber: other.number }] : [];
  });
}

/** Cancels these products. An order that has no product left is cancelled, too, together with its technician's visit. */
export async function cancelDependents(tx: Database, dependents: readonly Dependent[], nowMs: number): Promise<void> {
  await cancelProducts(
    tx,
    dependents.map(({ product }) => product),
  );
  for (const orderId of new Set(dependents.flatMap(({ product }) => product.orderId ?? []))) {
    const left = await tx.select().from(products).where(eq(products.orderId, orderId));
    if (left.length > 0) continue;
    await dropVisit(tx, orderId);
    await tx
      .update(orders)
      .set({ cancelledAt: new Date(nowMs), visitOrderId: null })
      .where(and(eq(orders.id, orderId), isNull(orders.cancelledAt)));
  }
}

/** Returns the name of a product, with the number of its order. */
export const dependentText = ({ product, orderNumber }: Dependent, language: Language): string =>
  `${titleIn(product.offer, language).join(" ")} (${orderNumber})`;
