/** This module has the rules for the start of ordered products (decisions §13, §14), as pure functions. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { postWorkingDays } from "#core/base/values/limits.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { hasEsim, keptNumberOf, type Wanted } from "./items.rules.ts";

/** Tells whether a technician comes for an order with these products, which needs internet or a landline among them (C-216). */
export const needsTechnician = (wanted: readonly { readonly kind: Wanted["kind"] }[]): boolean =>
  wanted.some(({ kind }) => kind === "internet" || kind === "landline");

/** Returns the end of a slot in epoch milliseconds, by the clock of Brussels. */
export const slotEndMs = ({ date, intervalValue }: InstallSlot): number => instantInBrussels(date, intervalValue.split("-")[1]);

export type Ordering = {
  readonly nowMs: number;
  readonly startEarly: boolean;
  /** The technician's visit; `awaited` while its day is not agreed yet. */
  readonly visit: InstallSlot | "awaited" | "none";
};

/**
 * Returns the time at which a product starts, in epoch milliseconds. An eSIM with a new number starts at once. Any other product that needs
 * no technician starts when the post has delivered it, and one with a kept number not before the other operator has confirmed the number.
 * None of them starts before day 15, unless the customer expressly asked for it. A product that a technician installs starts at the end of
 * the slot; the result is null before a day is agreed. Where it is installed at the visit of another order, that visit may be before this
 * order's day 15.
 */
export function startsAt(wanted: Wanted, { nowMs, startEarly, visit }: Ordering): number | null {
  if (wanted.kind !== "mobile" && visit === "awaited") return null;
  const today = todayInBrussels(nowMs);
  const isVisited = wanted.kind !== "mobile" && visit !== "none" && visit !== "awaited";
  const isAtOnce = hasEsim(wanted) && keptNumberOf(wanted) === null;
  const postedMs = isAtOnce ? nowMs : instantInBrussels(addWorkingDays(today, postWorkingDays));
  const broughtMs = isVisited ? slotEndMs(visit) : postedMs;
  return startEarly ? broughtMs : Math.max(broughtMs, instantInBrussels(firstDayAfterWithdrawal(today)));
}
