/**
 * Decides which orders share a technician's visit, and when the products that the visit installs start, with pure functions (decisions §9,
 * §14).
 */
import { postWorkingDays } from "#core/base/values/limits.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { lastDayToChange } from "#core/domain/order/notice.rules.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { Order, Product } from "#demo/api/store/customers.ts";
import { atHome } from "./home.rules.ts";
import { hasBegun } from "./product-state.rules.ts";
import { needsTechnician, slotEndMs } from "./starts.rules.ts";

/**
 * Returns the internet product that the customer awaits at a home. Until the day before its visit, products that are ordered in addition
 * can be installed at the same visit.
 */
export const awaitedInternet = (own: readonly Product[], home: string | null, nowMs: number): Product | undefined =>
  atHome(own, "internet", home, nowMs).find((one) => !hasBegun(one, nowMs));

/**
 * Tells whether a landline or TV that is ordered now is installed at the visit that the home's internet awaits. That is possible as long as
 * the visit can still be moved. On the day of the visit the technician is on the way, so the order gets a visit of its own, if it needs
 * any.
 */
export const isShared = (slot: InstallSlot | undefined, nowMs: number): boolean =>
  slot === undefined || todayInBrussels(nowMs) <= lastDayToChange(slot, "slot");

type Ordered = Pick<Order, "placedAt" | "startEarly">;

/**
 * Returns the beginning of day 15 of an order. Before that day no product begins, unless the customer expressly asked for an early start
 * (decisions §14).
 */
const earliestMs = ({ placedAt, startEarly }: Ordered): number =>
  startEarly ? Number.NEGATIVE_INFINITY : instantInBrussels(firstDayAfterWithdrawal(todayInBrussels(placedAt.getTime())));

/** Returns the time at which the products that a visit installs start: at the end of the slot, but not before the order allows it. */
export const startAfterVisit = (slot: InstallSlot, order: Ordered): number => Math.max(slotEndMs(slot), earliestMs(order));

/**
 * Returns the starts of an order's products after the order has lost the visit that it shared: a landline waits until a day is agreed, and
 * products that need no technician are delivered by post.
 */
export function startAlone(own: readonly Product[], order: Ordered, nowMs: number): number | null {
  if (needsTechnician(own)) return null;
  return Math.max(instantInBrussels(addWorkingDays(todayInBrussels(nowMs), postWorkingDays)), earliestMs(order));
}
