/**
 * Mails customers that the SIM cards of an order have left the warehouse (C-268). A card gets its number at that moment, so for a line
 * whose card has a number the mail was sent.
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

/** An order whose SIM cards have left the warehouse, with those of its lines for which no mail was sent yet. */
type DueCards = { readonly order: Order; readonly lines: readonly Product[] };

/**
 * Returns the orders of the given lines whose SIM cards have left the warehouse and were not announced. The lines may belong to several
 * customers. A line that has begun has its card already.
 */
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
 * Sends one mail for each order whose SIM cards have left the warehouse. Rounds of two processes wait for each other and check again, so
 * that no mail is sent twice. Without such an order it only reads.
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
