/** The start of what was ordered (decisions §13, §14). Pure functions. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { keptNumberOf, type Wanted } from "./items.rules.ts";

/** The working days that the post takes to bring a SIM card, or the TV box of a customer to whom no technician comes. */
const postDays = 2;

/** Tells whether a technician comes for an order with these products (C-216). */
export const needsTechnician = (wanted: readonly { readonly kind: Wanted["kind"] }[]): boolean =>
  wanted.some(({ kind }) => kind === "internet" || kind === "landline");

export const slotEndMs = ({ date, intervalValue }: InstallSlot): number => instantInBrussels(date, intervalValue.split("-")[1]);

/** The number of days before the technician's visit until which an order can be changed. */
export const noticeDays = { slot: 1, portability: 3 } as const;

export const lastPortabilityDay = ({ date }: InstallSlot): CalendarDate => addDays(date, -noticeDays.portability);

export type Ordering = {
  readonly nowMs: number;
  readonly startEarly: boolean;
  /** The technician's visit; `awaited` when its day is not agreed yet. */
  readonly visit: InstallSlot | "awaited" | "none";
};

/**
 * Returns when a product starts. A product without a technician starts at once if it is an eSIM with a new number, and otherwise when the
 * post has brought it; a number that is kept starts no sooner than the other operator answers. None of these starts before day 15, unless
 * the customer asked for it expressly. A product that a technician connects starts at the end of the slot, and has no start (null) before a
 * day is agreed.
 */
export function startsAt(wanted: Wanted, { nowMs, startEarly, visit }: Ordering): number | null {
  if (wanted.kind !== "mobile" && visit === "awaited") return null;
  if (wanted.kind !== "mobile" && visit !== "none" && visit !== "awaited") return slotEndMs(visit);
  const today = todayInBrussels(nowMs);
  const isAtOnce = wanted.kind === "mobile" && wanted.item.sim.name === "eSIM" && keptNumberOf(wanted) === null;
  const broughtMs = isAtOnce ? nowMs : instantInBrussels(addWorkingDays(today, postDays));
  return startEarly ? broughtMs : Math.max(broughtMs, instantInBrussels(firstDayAfterWithdrawal(today)));
}
