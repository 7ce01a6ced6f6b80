/** This module decides which orders share a visit, and when what it installs starts, with pure functions (decisions §9, §14). */
import { postWorkingDays } from "#core/base/values/limits.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import type { Order, Product } from "#demo/api/store/customers.ts";
import { atHome } from "./home.rules.ts";
import { hasBegun } from "./product-state.rules.ts";
import { lastDayToChange, needsTechnician, slotEndMs } from "./starts.rules.ts";

/** Returns the internet that the customer awaits at a home: its technician installs what is added to it until the day before the visit. */
export const awaitedInternet = (own: readonly Product[], home: string | null, nowMs: number): Product | undefined =>
  atHome(own, "internet", home, nowMs).find((one) => !hasBegun(one, nowMs));

/**
 * Tells whether a landline or TV that is ordered now is installed in the visit that the home's internet awaits. It is as long as that visit
 * can still be moved; on the day of the visit the technician is on the way, and the order has a visit of its own, if it needs any.
 */
export const isShared = (slot: InstallSlot | undefined, nowMs: number): boolean =>
  slot === undefined || todayInBrussels(nowMs) <= lastDayToChange(slot, "slot");

type Ordered = Pick<Order, "placedAt" | "startEarly">;

/** Returns day 15 of an order, before which nothing begins that the customer did not expressly ask for (decisions §14). */
const earliestMs = ({ placedAt, startEarly }: Ordered): number =>
  startEarly ? Number.NEGATIVE_INFINITY : instantInBrussels(firstDayAfterWithdrawal(todayInBrussels(placedAt.getTime())));

/** Returns when what a visit installs starts: at the end of the slot, and no sooner than the order allows. */
export const startAfterVisit = (slot: InstallSlot, order: Ordered): number => Math.max(slotEndMs(slot), earliestMs(order));

/**
 * Returns when the products of an order start that has lost the visit it shared: a landline's day is to be agreed, and the post brings what
 * needs no technician.
 */
export function startAlone(own: readonly Product[], order: Ordered, nowMs: number): number | null {
  if (needsTechnician(own)) return null;
  return Math.max(instantInBrussels(addWorkingDays(todayInBrussels(nowMs), postWorkingDays)), earliestMs(order));
}
