/** When what was ordered begins to work (decisions §13, §14). Pure. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { keptNumberOf, type Wanted } from "./catalogue.ts";

/** The post brings a SIM card, or the TV box of who has no technician coming, within so many working days. */
const postDays = 2;

/** Of an order with it a technician comes (C-216). */
export const needsTechnician = (wanted: readonly { readonly kind: Wanted["kind"] }[]): boolean =>
  wanted.some(({ kind }) => kind === "internet" || kind === "landline");

export const slotEndMs = ({ date, intervalValue }: InstallSlot): number => instantInBrussels(date, intervalValue.split("-")[1]);

/** Days before the technician's, until which an order can be changed. */
export const noticeDays = { slot: 1, portability: 3 } as const;

export const lastPortabilityDay = ({ date }: InstallSlot): CalendarDate => addDays(date, -noticeDays.portability);

export type Ordering = {
  readonly nowMs: number;
  readonly startEarly: boolean;
  /** `awaited`: a technician comes on a day that is not agreed yet. */
  readonly visit: InstallSlot | "awaited" | "none";
};

/**
 * An eSIM with a new number at once, what the post brings when it is there, and a number that is kept no sooner than the other operator
 * answers; none of them before day 15 where nobody asked for it expressly. What a technician
 * connects works at the end of the slot, and has no day before one is agreed.
 */
export function startsAt(wanted: Wanted, { nowMs, startEarly, visit }: Ordering): number | null {
  if (wanted.kind !== "mobile" && visit === "awaited") return null;
  if (wanted.kind !== "mobile" && visit !== "none" && visit !== "awaited") return slotEndMs(visit);
  const today = todayInBrussels(nowMs);
  const isAtOnce = wanted.kind === "mobile" && wanted.item.sim.name === "eSIM" && keptNumberOf(wanted) === null;
  const broughtMs = isAtOnce ? nowMs : instantInBrussels(addWorkingDays(today, postDays));
  return startEarly ? broughtMs : Math.max(broughtMs, instantInBrussels(firstDayAfterWithdrawal(today)));
}
