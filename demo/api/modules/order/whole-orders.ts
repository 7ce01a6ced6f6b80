/** This module reads orders together with what belongs to them. */
import type { Database } from "#demo/api/db/database.ts";
import type { WholeOrder } from "#demo/api/domain/order-progress.rules.ts";
import type { Order } from "#demo/api/store/customers.ts";
import { belongingsOf } from "#demo/api/store/orders.ts";
import { visitsOf } from "#demo/api/store/visits.ts";

/**
 * Returns what belongs to orders: the lines that name what was ordered, the products and the documents, the orders' own visits, and the
 * visits that an order shares with another one at the same address.
 */
export const withVisits = async (db: Database, rows: readonly Order[]) => ({
  ...(await belongingsOf(
    db,
    rows.map(({ id }) => id),
  )),
  visits: await visitsOf(
    db,
    rows.map(({ id, visitOrderId }) => visitOrderId ?? id),
  ),
});
type Belongings = Awaited<ReturnType<typeof withVisits>>;

/** Returns an order with what belongs to it. */
export function wholeOf(order: Order, { lines, products, visits }: Belongings): WholeOrder {
  const isOfOrder = (one: { readonly orderId: string | null }): boolean => one.orderId === order.id;
  const visit = visits.find(({ orderId }) => orderId === (order.visitOrderId ?? order.id));
  return {
    order,
    lines: lines.filter(isOfOrder),
    products: products.filter(isOfOrder),
    slot: visit?.slot,
    sharedWith: order.visitOrderId === null ? undefined : visit?.number,
  };
}
