/** The endpoints that read the customer's orders: the list in pages, and one order (decisions §12). */
import { and, eq } from "drizzle-orm";
import { customerOrder, customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { orders } from "#demo/api/db/schema-orders.ts";
import { listedOrder, orderPage } from "#demo/api/domain/order-page.rules.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import { accountRoute, type AnyRoute } from "#demo/api/routing/register.ts";
import { pageOfOrders } from "#demo/api/store/orders.ts";
import { dependentsOfOrder } from "./dependents.ts";
import { wholeOf, withVisits } from "./whole-orders.ts";

const pageSize = 10;

const listOrders = accountRoute({
  endpoint: customerOrders,
  budget: "account",
  async handle({ account, query: { page = 1 }, db, language }, context) {
    const nowMs = context.now();
    await bringUpToDate(db, account, nowMs, context);
    const { rows, count } = await pageOfOrders(db, account.id, { offset: (page - 1) * pageSize, limit: pageSize });
    const belongings = await withVisits(db, rows);
    return {
      answer: {
        orders: rows.map((order) => listedOrder(wholeOf(order, belongings), { nowMs, language })),
        page,
        page_count: Math.ceil(count / pageSize),
        page_size: pageSize,
        total_items: count,
      },
    };
  },
});

const readOrder = accountRoute({
  endpoint: customerOrder,
  budget: "account",
  async handle({ account, query: { orderId }, db, language }, context) {
    const { publicUrl } = context.options;
    const nowMs = context.now();
    await bringUpToDate(db, account, nowMs, context);
    const isOwn = and(eq(orders.number, orderId), eq(orders.accountId, account.id));
    const [order] = await db.select().from(orders).where(isOwn);
    if (!order) return { refused: "not_found", message: statusText("notFound", language) };
    const belongings = await withVisits(db, [order]);
    const page = orderPage(wholeOf(order, belongings), { documents: belongings.documents, publicUrl }, { nowMs, language });
    const dependents = page.can_cancel ? await dependentsOfOrder(db, order, nowMs) : [];
    const along = dependents.map(({ product, orderNumber }) => ({ t: [...titleIn(product.offer, language)], orderId: orderNumber }));
    return { answer: { ...page, ...(along.length > 0 && { takes_along: along }) } };
  },
});

export const customerOrderRoutes: readonly AnyRoute[] = [listOrders, readOrder];
