/** This module has the bounds of what one customer may order: per day, per home, by visits and by products (decisions §14). */
import { and, count, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { listIn } from "#demo/api/messages/area-texts.ts";
import { orderTexts } from "#demo/api/messages/order-texts.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Refusal, Unfit } from "#demo/api/http/outcome.ts";
import { needsTechnician } from "#demo/api/domain/starts.rules.ts";
import type { Orderer } from "#demo/api/domain/placing.ts";
import type { Wanted } from "#demo/api/domain/items.rules.ts";
import { prerequisitesAt } from "#demo/api/domain/home.rules.ts";
import { missingProblems } from "#demo/api/domain/order-check.rules.ts";
import { lockOrdersAt, type OrderVisit } from "#demo/api/store/visits.ts";
import { awaitedVisit } from "./shared-visit.ts";
import { begins, isKept } from "#demo/api/domain/product-state.rules.ts";

/**
 * The limits for one customer: the number of products that the customer has or awaits, the technician's visits that are awaited, and the
 * orders of a day.
 */
export const most = { products: 20, visits: 3, ordersADay: 10 } as const;

/**
 * The customer of an order: an account, or a person without an account, who is recognised by the hash of the national number that accounts
 * have, too.
 */
type Customer = { readonly accountId: string | undefined; readonly personHash: string | null };

const customerOf = ({ by }: Orderer): Customer =>
  by.kind === "customer"
    ? { accountId: by.account.id, personHash: by.account.nationalNumberHash }
    : { accountId: undefined, personHash: by.attempt.nationalNumberHash };

/** Returns the database condition for the orders of the account, and for those that the same person placed without an account. */
function isOf({ accountId, personHash }: Customer) {
  const ofAccount = accountId === undefined ? undefined : eq(orders.accountId, accountId);
  return or(ofAccount, personHash === null ? undefined : eq(orders.personHash, personHash));
}

type Asked = {
  readonly orderer: Orderer;
  readonly wanted: readonly Wanted[];
  /** The home where fixed lines are installed, as an `address-id` with its box. */
  readonly home: string | null;
  /**
   * True for an order of the customer area. The customer's existing products then count as if they were part of the order (decisions §9).
   */
  readonly isFromArea: boolean;
  readonly nowMs: number;
  readonly language: Language;
  /** The factor by which the bounds are larger than usual; 1 for the usual bounds. */
  readonly scale: number;
};

/**
 * The order is within the bounds. `shared` is the visit of another order at which this order's products are installed too, where there is
 * one.
 */
type Within = { readonly shared: OrderVisit | undefined };

/**
 * Returns the refusal when this customer may not order these products, else the visit that they share. Until the transaction ends, other
 * orders of the same customer wait for this check.
 */
export async function withinBounds(tx: Database, asked: Asked): Promise<Within | Refusal | Unfit> {
  const { orderer, wanted, home, isFromArea, nowMs, language, scale } = asked;
  const customer = customerOf(orderer);
  const key = customer.personHash ?? customer.accountId ?? "";
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 4))`);
  if (isFromArea && home !== null && customer.accountId !== undefined) await lockOrdersAt(tx, customer.accountId, home);
  const texts = orderTexts[language];
  if (customer.accountId === undefined && (await hasOpenOrder(tx, customer))) return { refused: "already_done", message: texts.firstOpen };
  const midnightMs = instantInBrussels(addDays(todayInBrussels(nowMs), 1));
  if ((await ordersToday(tx, customer, nowMs)) >= most.ordersADay * scale)
    return { refused: "rate_limited", message: texts.tooManyToday, retryAfterSeconds: Math.ceil((midnightMs - nowMs) / 1000) };
  const own = (await productsOfCustomer(tx, customer)).filter((one) => isKept(one, nowMs));
  const again = wanted.flatMap(({ kind }) =>
    kind !== "mobile" && own.some((one) => one.kind === kind && one.address === home) ? texts.products[kind] : [],
  );
  // A customer who awaits a visit at a home also awaits internet there, so this check also refuses a second visit to the same home.
  if (again.length > 0) return { refused: "already_done", message: texts.hadAlready(listIn(again, language)) };
  const missing = isFromArea ? missingProblems(wanted, prerequisitesAt(own, home, nowMs)) : {};
  if (Object.keys(missing).length > 0) return { problems: missing };
  const shared = isFromArea ? await sharedVisit(tx, own, asked) : undefined;
  const problems = problemsOf(own, wanted, { nowMs, scale, isFromArea, isVisited: needsTechnician(wanted) && !shared });
  return problems ? { problems } : { shared };
}

/** Returns the visit that the home's internet awaits, if the ordered products can be installed at it too. */
const sharedVisit = async (tx: Database, own: readonly Product[], { wanted, home, nowMs }: Asked): Promise<OrderVisit | undefined> =>
  wanted.every(({ kind }) => kind === "mobile") ? undefined : awaitedVisit(tx, own, home, nowMs);

/** The values by which the limits are checked. `isVisited` tells whether the order needs a technician's visit of its own. */
type By = Pick<Asked, "nowMs" | "scale" | "isFromArea"> & { readonly isVisited: boolean };

function problemsOf(own: readonly Product[], wanted: readonly Wanted[], by: By): FieldProblems | undefined {
  const { nowMs, scale, isFromArea, isVisited } = by;
  const lines = wanted.filter(({ kind }) => kind === "mobile").length;
  const ownLines = own.filter(({ kind }) => kind === "mobile").length;
  // The order flow limits the lines of one order (decisions §8); the customer area limits the lines of the customer.
  if (isFromArea && lines > 0 && ownLines + lines > maxMobileLines * scale) return { bundle: "lines.most" };
  const awaited = own.filter((one) => needsTechnician([one]) && one.status === "ordered" && !begins(one, nowMs));
  // A home awaits one visit, which all its orders share.
  const visits = new Set(awaited.map(({ address }) => address)).size;
  if (isVisited && visits >= most.visits * scale) return { installAddress: "visits.too-many" };
  return own.length + wanted.length > most.products * scale ? { bundle: "products.too-many" } : undefined;
}

/** Returns the number of orders of the day. Cancelled orders count, too: taking them costs as much work. */
async function ordersToday(tx: Database, customer: Customer, nowMs: number): Promise<number> {
  const since = new Date(instantInBrussels(todayInBrussels(nowMs)));
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(and(isOf(customer), gte(orders.placedAt, since)));
  return row?.orders ?? 0;
}

function productsOfCustomer(tx: Database, customer: Customer): Promise<readonly Product[]> {
  // An order that its reader has since taken into another account does not count for the person who placed it.
  const isPersons = customer.personHash === null ? undefined : and(eq(orders.personHash, customer.personHash), isNull(orders.accountId));
  const ofPerson = isPersons && inArray(products.orderId, tx.select({ id: orders.id }).from(orders).where(isPersons));
  const ofAccount = customer.accountId === undefined ? undefined : eq(products.accountId, customer.accountId);
  return tx.select().from(products).where(or(ofAccount, ofPerson));
}

/**
 * Tells whether the person has an open order without an account: one that was not cancelled and that nobody has taken into an account yet.
 */
async function hasOpenOrder(tx: Database, { personHash }: Customer): Promise<boolean> {
  const isOpen = and(eq(orders.personHash, personHash ?? ""), isNull(orders.accountId), isNull(orders.cancelledAt));
  return (await tx.select({ id: orders.id }).from(orders).where(isOpen).limit(1)).length > 0;
}
