/** This module has the routes of the page "My products", and of the overview of the customer area (decisions §12). */
import { myDigiProducts, type Usage } from "#core/domain/customer/products.contract.ts";
import { myDigiOverview, type Notice, type OpenOrder } from "#core/domain/order/overview.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { centsOfEuros, eurosOfCents, sumOf } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { ProductKind } from "#demo/api/db/schema-orders.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { cardsOf } from "#demo/api/domain/consumption.rules.ts";
import { askedOn, isPayable, stateOn } from "#demo/api/domain/invoice-state.rules.ts";
import { invoicesOf, type InvoiceRow } from "#demo/api/store/invoices.ts";
import { areaTexts } from "#demo/api/messages/area-texts.ts";
import { changesOf, type WholeOrder } from "#demo/api/domain/order-progress.rules.ts";
import { noteOf } from "#demo/api/domain/order-page.rules.ts";
import { waitingOrders } from "#demo/api/modules/order/take-over.ts";
import { wholeOf, withVisits } from "#demo/api/modules/order/whole-orders.ts";
import { accountRoute, type AnyRoute } from "#demo/api/routing/register.ts";
import { ordersOf, type Order, type Product } from "#demo/api/store/customers.ts";
import { boughtKilobytes } from "#demo/api/store/data-purchases.ts";
import { planChangesOf } from "#demo/api/store/plan-changes.ts";
import { usageBetween } from "#demo/api/store/usage.ts";
import { sectionsOf, startOf, works } from "#demo/api/domain/products.rules.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import { addressesOf, digitsOf, phonesOf } from "#demo/api/domain/own-addresses.rules.ts";
import { isKept } from "#demo/api/domain/product-state.rules.ts";

type Seen = { readonly nowMs: number; readonly language: Language };

const myProducts = accountRoute({
  endpoint: myDigiProducts,
  budget: "account",
  async handle({ account, db, language }, context) {
    const nowMs = context.now();
    const own = (await bringUpToDate(db, account, nowMs, context)).filter((one) => isKept(one, nowMs));
    const changes = await planChangesOf(
      db,
      own.map(({ id }) => id),
    );
    return {
      answer: {
        client_id: account.clientNumber,
        sections: sectionsOf(own, { nowMs, language, changes }),
        addresses: addressesOf(own, language),
        phones: phonesOf(own),
      },
    };
  },
});

const overview = accountRoute({
  endpoint: myDigiOverview,
  budget: "account",
  async handle({ account, db, language }, context) {
    const nowMs = context.now();
    const own = (await bringUpToDate(db, account, nowMs, context)).filter((one) => isKept(one, nowMs));
    const rows = await invoicesOf(db, account.id);
    const count = (kind: ProductKind): number => own.filter((one) => one.kind === kind && works(one, nowMs)).length;
    const open = await openOrders(db, await ordersOf(db, account.id), own, nowMs);
    return {
      answer: {
        due: dueOf(rows, nowMs),
        taken: takenOf(rows, nowMs),
        usage: await usageOf(db, own, nowMs, language),
        orders: open.map((one) => shownOrder(one, { nowMs, language })),
        products: { mobile: count("mobile"), internet: count("internet"), tv: count("tv"), landline: count("landline") },
        notices: [
          ...(await ordersToAsk(account, { ...context, db }, language)),
          ...invoiceNotices(rows, { nowMs, language }),
          ...slotNotices(open, context.options.siteUrl, { nowMs, language }),
        ],
      },
    };
  },
});

/** Returns the next day on which invoices are taken by direct debit, with the sum of those; null where none is to come. */
function takenOf(rows: readonly InvoiceRow[], nowMs: number) {
  const today = todayInBrussels(nowMs);
  const coming = rows.filter((row) => stateOn(row, today) === "direct_debit" && row.debitRejectedOn === null);
  const [on] = coming.map(askedOn).toSorted();
  if (on === undefined) return null;
  const then = coming.filter((row) => askedOn(row) === on);
  return { amount: eurosOfCents(sumOf(then.map(({ totalCents }) => totalCents))), on };
}

function dueOf(rows: readonly InvoiceRow[], nowMs: number) {
  const payable = rows.filter((row) => isPayable(row, todayInBrussels(nowMs)));
  const [next = null] = payable.map(({ dueOn }) => dueOn).toSorted();
  return { amount: eurosOfCents(sumOf(payable.map(({ totalCents }) => totalCents))), count: payable.length, next };
}

/** Returns the data that each mobile line has used in this month, and its costs beyond the bundle. */
async function usageOf(db: Database, own: readonly Product[], nowMs: number, language: Language): Promise<Usage[]> {
  const lines = own.filter((one) => one.kind === "mobile" && works(one, nowMs));
  const today = todayInBrussels(nowMs);
  const ids = lines.map(({ id }) => id);
  const rows = await usageBetween(db, ids, { firstDay: monthAfter(today), lastDay: today });
  const bought = await boughtKilobytes(db, ids, monthAfter(today));
  return lines.flatMap((product) => {
    const days = rows.filter(({ productId }) => productId === product.id);
    const cards = cardsOf({ product, days, boughtKilobytes: bought.get(product.id) ?? 0, today, language });
    return cards.slice(0, 1).map(({ used, total, unit, resets }) => ({
      t: titleIn(product.offer, language).join(" "),
      "phone-nr": digitsOf(product.phone ?? ""),
      ...{ used, total, unit, resets },
      out_of_bundle: eurosOfCents(sumOf(cards.map((card) => centsOfEuros(card.out_of_bundle)))),
    }));
  });
}

/** An order of which something does not work yet, with the products that do not. */
type Open = { readonly whole: WholeOrder; readonly coming: readonly Product[] };

/** Returns the orders of which something does not work yet. */
async function openOrders(db: Database, orders: readonly Order[], own: readonly Product[], nowMs: number): Promise<Open[]> {
  const comingOf = (id: string): Product[] => own.filter((one) => one.orderId === id && !works(one, nowMs));
  const open = orders.filter(({ id }) => comingOf(id).length > 0);
  const belongings = await withVisits(db, open);
  return open.map((order) => ({ whole: wholeOf(order, belongings), coming: comingOf(order.id) }));
}

/** Returns an order in the shape of the overview, with the day of the visit and what is to be done before it. */
function shownOrder({ whole, coming }: Open, seen: Seen): OpenOrder {
  const { nowMs, language } = seen;
  const [first = null] = coming.flatMap((one) => startOf(one, nowMs) ?? []).toSorted();
  return {
    orderId: whole.order.number,
    placed: todayInBrussels(whole.order.placedAt.getTime()),
    items: coming.map(({ offer }) => titleIn(offer, language).join(" ")),
    from: first,
    slot: whole.slot && whole.slot.date >= todayInBrussels(nowMs) ? whole.slot : null,
    note: noteOf(whole, seen),
  };
}

/**
 * Returns a notice for each order that can be taken over into the account. The person who placed the order knew the account's email
 * address, but may not be its owner. So the customer takes over the order on a page that shows its content.
 */
async function ordersToAsk(account: Account, context: ApiContext, language: Language): Promise<Notice[]> {
  const { orderWaiting, lookAtOrder } = areaTexts[language];
  return (await waitingOrders(account, context, language)).map(({ number, url }) => ({
    code: "order-waiting",
    text: orderWaiting(number),
    action: { text: lookAtOrder, url },
  }));
}

function invoiceNotices(rows: readonly InvoiceRow[], { nowMs, language }: Seen): Notice[] {
  const texts = areaTexts[language];
  const today = todayInBrussels(nowMs);
  const overdue = rows.filter((row) => stateOn(row, today) === "overdue").length;
  const isRejected = rows.some((row) => row.debitRejectedOn !== null && isPayable(row, today));
  return [
    ...(overdue > 0 ? [{ code: "invoice-overdue", text: texts.overdue(overdue) }] : []),
    ...(isRejected ? [{ code: "debit-rejected", text: texts.debitRejected }] : []),
  ];
}

/**
 * Returns the notice that a day for the technician is missing, where the customer can choose one. It leads to the order that lacks the day,
 * or to the list of orders where several do.
 */
function slotNotices(open: readonly Open[], siteUrl: string, { nowMs, language }: Seen): Notice[] {
  const lacking = open.filter(({ whole }) => changesOf(whole, nowMs).needs.includes("slot"));
  const [first] = lacking;
  if (!first) return [];
  const { slotMissing, chooseDay } = areaTexts[language];
  const query = lacking.length === 1 ? `?order-id=${first.whole.order.number}` : "";
  return [{ code: "slot-missing", text: slotMissing, action: { text: chooseDay, url: `${siteUrl}${pathOf("orders", language)}${query}` } }];
}

export const myProductsRoutes: readonly AnyRoute[] = [myProducts, overview];
