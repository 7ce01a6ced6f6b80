/** The days on which technicians work, and the slots of them that are still free (decisions §8). Pure functions. */
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals, type InstallSlot } from "#core/domain/order/installation.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Address } from "#demo/api/data/address-book.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";

/** The number of visits that a town's technicians make on each day in each interval. */
export const visitsPerSlot = 10;
/** The first day that is offered, in working days: the fifth after today. */
const firstDay = 5;
const dayCount = 20;

export function workedDays(nowMs: number): readonly CalendarDate[] {
  const today = todayInBrussels(nowMs);
  return Array.from({ length: dayCount }, (_, index) => addWorkingDays(today, firstDay + index));
}

/** Tells whether a technician works at this address on this day at all, whether or not the slot is free. */
export const isWorked = (address: Address, { date }: InstallSlot, nowMs: number): boolean =>
  availabilityOf(address).slots && workedDays(nowMs).includes(date);

/** Returns how many visits a slot has. */
export type Taken = (slot: InstallSlot) => number;

export function freeDays(nowMs: number, taken: Taken): InstallDay[] {
  return workedDays(nowMs).flatMap((date) => {
    const free = slotIntervals.filter((intervalValue) => taken({ date, intervalValue }) < visitsPerSlot);
    return free.length > 0 ? [{ date, intervals: free.map((intervalValue) => ({ intervalValue })) }] : [];
  });
}

export type Ordered = { readonly orderedOn: CalendarDate; readonly startEarly: boolean };

/**
 * Tells whether a visit may take place on this day. A day within the withdrawal period is only for customers who asked for it expressly
 * (decisions §14).
 */
export const isAllowedDay = (date: CalendarDate, { orderedOn, startEarly }: Ordered): boolean =>
  startEarly || date >= firstDayAfterWithdrawal(orderedOn);

/** Returns the slot that is offered in place of one that was taken, or null when none is left. */
export function firstFree(days: readonly InstallDay[], ordered: Ordered): InstallSlot | null {
  const day = days.find(({ date }) => isAllowedDay(date, ordered));
  const [interval] = day?.intervals ?? [];
  return day && interval ? { date: day.date, intervalValue: interval.intervalValue } : null;
}
