/** This module decides whether a withdrawal declaration takes effect, and for which products (decisions §14), with pure functions. */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import type { WithdrawalEffect } from "#demo/api/db/schema-withdrawals.ts";
import type { Order, Product } from "#demo/api/store/customers.ts";
import { hasBegun, isKept } from "./product-state.rules.ts";

/** Returns the last day on which an order can be withdrawn, counted from the day in Brussels on which the order was placed. */
export const lastDayOf = ({ placedAt }: Pick<Order, "placedAt">): CalendarDate => lastWithdrawalDay(todayInBrussels(placedAt.getTime()));

/** Tells whether an order can be withdrawn at this moment: its last day ends at 24:00 in Brussels. */
export const isInTime = (order: Pick<Order, "placedAt">, nowMs: number): boolean => todayInBrussels(nowMs) <= lastDayOf(order);

/**
 * Returns the order number in the text that was typed as contract: blanks, dots, hyphens and words around the number are allowed. Returns
 * undefined when the text has no number, or more than one.
 */
export const orderNumberIn = (typed: string): string | undefined =>
  /^\D*(\d+)\D*$/.exec(typed.replaceAll(/(?<=\d)[\s.-]+(?=\d)/g, ""))?.[1];

type Statement = {
  /** The order whose number the declaration names. */
  readonly order: Pick<Order, "accountId" | "email" | "placedAt" | "cancelledAt"> | undefined;
  /** The products that the declaration names: all products of the order, or the chosen ones. */
  readonly named: readonly Product[];
  /** The id of the account that is signed in. */
  readonly accountId: string | undefined;
  readonly email: string;
  readonly nowMs: number;
};

/**
 * Returns the effect of a declaration. A declaration takes effect by itself only where the order's customer is signed in, or where order
 * number and email are those of the order, and only until the last day.
 */
export function effectOf({ order, named, accountId, email, nowMs }: Statement): WithdrawalEffect {
  if (!order) return "unproven";
  const isOwn = accountId !== undefined && order.accountId === accountId;
  if (!isOwn && order.email !== email.trim().toLowerCase()) return "unproven";
  const hasAnything = order.cancelledAt === null && named.some((one) => isEndable(one, nowMs));
  return hasAnything && isInTime(order, nowMs) ? "effective" : "to-check";
}

/** Tells whether a product can be withdrawn: it has no end yet, or one that lies after today. */
export const isEndable = (product: Product, nowMs: number): boolean =>
  isKept(product, nowMs) && (product.endsOn === null || product.endsOn > todayInBrussels(nowMs));

/**
 * Returns the products of the customer of which this one needs one to work: for a landline the internet of its home, for TV that internet
 * or any mobile line (decisions §8). A product with an end date does not count. The list is empty for a product that works alone.
 */
export function prerequisitesOf({ kind, address }: Product, all: readonly Product[]): readonly Product[] {
  if (kind !== "landline" && kind !== "tv") return [];
  const isOne = (one: Product): boolean => (one.kind === "internet" ? one.address === address : one.kind === "mobile" && kind === "tv");
  return all.filter((one) => one.endsOn === null && isOne(one));
}

/**
 * Returns the customer's products, of any order, that end together with the products of the declaration because they cannot work without
 * them (ancillary contracts, art. 15 of Directive 2011/83/EU).
 */
export const dependentsOf = (named: readonly Product[], all: readonly Product[], nowMs: number): readonly Product[] =>
  all.filter((one) => {
    const needed = prerequisitesOf(one, all);
    return isEndable(one, nowMs) && !named.includes(one) && needed.length > 0 && needed.every((other) => named.includes(other));
  });

/**
 * Divides the named products into those that are cancelled, because they have not begun, and those that end today at 24:00. Products that
 * cannot be withdrawn are in neither list.
 */
export function dividedByStart(named: readonly Product[], nowMs: number) {
  const endable = named.filter((one) => isEndable(one, nowMs));
  return {
    cancelled: endable.filter((one) => !hasBegun(one, nowMs)),
    ending: endable.filter((one) => hasBegun(one, nowMs)),
  };
}
