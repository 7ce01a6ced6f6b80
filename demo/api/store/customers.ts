/** This module reads what belongs to a customer: products, orders, and the payment method. */
import { and, desc, eq, isNull } from "drizzle-orm";
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import type { Account } from "./sessions.ts";
import type { Database } from "#demo/api/db/database.ts";
import { paymentChoices } from "#demo/api/db/schema-area.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";

export type Product = typeof products.$inferSelect;
export type Order = typeof orders.$inferSelect;

/** Returns the customer's products, in the order in which they were ordered. */
export function productsOf(db: Database, accountId: string): Promise<readonly Product[]> {
  return db.select().from(products).where(eq(products.accountId, accountId)).orderBy(products.orderedAt, products.position);
}

/** Returns the customer's orders, the newest first, without those that were cancelled. */
export const ordersOf = (db: Database, accountId: string): Promise<readonly Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNull(orders.cancelledAt)))
    .orderBy(desc(orders.placedAt), desc(orders.number));

/** The payment method with the whole account number, for code that collects payments. */
export type Payment = Omit<StoredPayment, "iban"> & { readonly iban: string | null };

/**
 * Returns the payment method that was chosen last, in the customer area or with an order of the order flow. Orders of the customer area
 * name no payment method.
 */
export async function paymentOf(db: Database, { id, firstName, lastName }: Account): Promise<Payment> {
  const [choice] = await db.select().from(paymentChoices).where(eq(paymentChoices.accountId, id)).orderBy(desc(paymentChoices.id)).limit(1);
  const order = (await ordersOf(db, id)).find(({ clientAddress }) => clientAddress !== null);
  if (choice && (!order || choice.chosenAt >= order.placedAt)) {
    const { method, holder, iban, mandate } = choice;
    return { method, holder, iban, mandate };
  }
  const holder = `${firstName} ${lastName}`.trim();
  const iban = order?.iban ?? null;
  return iban === null
    ? { method: "manual_transfer", holder, iban, mandate: null }
    : { method: "direct_debit", holder, iban, mandate: order?.number ?? null };
}
