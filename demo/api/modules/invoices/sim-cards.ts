/**
 * This module tells customers that the SIM cards of an order have left the warehouse (C-268). A card has its number from then on, so a line
 * whose card has a number is one whose customer was told.
 */
import { eq } from "drizzle-orm";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { pathOf } from "#core/base/values/routes.ts";
import type { Database } from "#demo/api/db/database.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { shippedOn } from "#demo/api/domain/order-progress.rules.ts";
import { hasBegun } from "#demo/api/domain/product-state.rules.ts";
import { simShippedMail } from "#demo/api/messages/sim-mails.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { productsOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { ordersWithProducts } from "#demo/api/store/orders.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { lockCustomer, newSimNumber } from "./billing-run.ts";

/** An order whose SIM cards have left the warehouse, with the lines whose customer is not told of it. */
type DueCards = { readonly order: Order; readonly lines: readonly Product[] };

/** Returns the orders, of lines that may be those of several customers, whose SIM cards have left. A line that has begun has its card. */
export async function dueCards(db: Database, own: readonly Product[], nowMs: number): Promise<readonly DueCards[]> {
  const waiting = own.filter((one) => one.sim === "sim" && one.simNumber === null && !hasBegun(one, nowMs));
  const found = await ordersWithProducts(db, [...new Set(waiting.flatMap(({ orderId }) => orderId ?? []))]);
  const today = todayInBrussels(nowMs);
  return found
    .filter((whole) => {
      const day = shippedOn(whole);
      return day !== undefined && day <= today && whole.order.withdrawnAt === null;
    })
    .map(({ order }) => ({ order, lines: waiting.filter(({ orderId }) => orderId === order.id) }));
}

/**
 * Sends a mail for each order whose SIM cards have left, once: rounds of two processes wait for each other, and look once more. Without
 * such an order it only reads.
 */
export async function sendCardMails(
  db: Database,
  { id, email, firstName }: Account,
  nowMs: number,
  { mailer, options }: Pick<ApiContext, "mailer" | "options">,
): Promise<void> {
  if ((await dueCards(db, await productsOf(db, id), nowMs)).length === 0) return;
  await db.transaction(async (tx) => {
    await lockCustomer(tx, id);
    for (const { order, lines } of await dueCards(tx, await productsOf(tx, id), nowMs)) {
      for (const line of lines)
        await tx
          .update(products)
          .set({ simNumber: await newSimNumber(tx) })
          .where(eq(products.id, line.id));
      const { number: orderId, language } = order;
      const productsUrl = options.siteUrl + pathOf("my-products", language);
      const facts = { firstName, orderId, cards: lines.length, postDays: postWorkingDays, productsUrl };
      await mailer.enqueue(tx, { to: email, ...simShippedMail[language](facts) });
    }
  });
}
