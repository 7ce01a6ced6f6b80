/** This module has the days on which technicians work, and finds the free slots of those days (decisions §8), with pure functions. */
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals, type InstallSlot } from "#core/domain/order/installation.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Address } from "#demo/api/data/address-book.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";

/** The number of visits that a town's technicians make in each interval of a day. */
export const visitsPerSlot = 10;
/** The first day that is offered for a visit: the fifth working day after today. */
const firstDay = 5;
const dayCount = 20;

/** Returns the 20 working days on which technicians can come, the first one first (decisions §8). */
export function workedDays(nowMs: number): readonly CalendarDate[] {
  const today = todayInBrussels(nowMs);
  return Array.from({ length: dayCount }, (_, index) => addWorkingDays(today, firstDay + index));
}

/** Tells whether technicians visit this address on the slot's day, whether or not the slot is already taken. */
export const isWorked = (address: Address, { date }: InstallSlot, nowMs: number): boolean =>
  availabilityOf(address).slots && workedDays(nowMs).includes(date);

/** Returns the number of visits that are booked in a slot. */
export type Taken = (slot: InstallSlot) => number;

/** Returns the days with at least one free interval, with their free intervals. Full days are left out. */
export function freeDays(nowMs: number, taken: Taken): InstallDay[] {
  return workedDays(nowMs).flatMap((date) => {
    const free = slotIntervals.filter((intervalValue) => taken({ date, intervalValue }) < visitsPerSlot);
    return free.length > 0 ? [{ date, intervals: free.map((intervalValue) => ({ intervalValue })) }] : [];
  });
}

export type Ordered = { readonly orderedOn: CalendarDate; readonly startEarly: boolean };

/**
 * Tells whether a visit may take place on this day. Only customers who expressly asked for an early start may have a day within the
 * withdrawal period (decisions §14).
 */
export const isAllowedDay = (date: CalendarDate, { orderedOn, startEarly }: Ordered): boolean =>
  startEarly || date >= firstDayAfterWithdrawal(orderedOn);

/** Returns the first free slot that this order may have, which is offered when its own slot was taken, or null when none is left. */
export function firstFree(days: readonly InstallDay[], ordered: Ordered): InstallSlot | null {
  const day = days.find(({ date }) => isAllowedDay(date, ordered));
  const [interval] = day?.intervals ?? [];
  return day && interval ? { date: day.date, intervalValue: interval.intervalValue } : null;
}
