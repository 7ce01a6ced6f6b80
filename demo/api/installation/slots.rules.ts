/** On which days technicians work, and what of it is left (decisions §8). Pure. */
import type { InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals, type InstallSlot } from "#core/domain/order/installation.schema.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { addWorkingDays, firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";

/** Of a town, for each day and interval. */
export const placesPerSlot = 10;
/** Working days: the first is the fifth after today. */
const firstDay = 5;
const dayCount = 20;

export function workedDays(nowMs: number): readonly CalendarDate[] {
  const today = todayInBrussels(nowMs);
  return Array.from({ length: dayCount }, (_, index) => addWorkingDays(today, firstDay + index));
}

/** How many places of a slot are taken. */
export type Taken = (slot: InstallSlot) => number;

export function freeDays(nowMs: number, taken: Taken): InstallDay[] {
  return workedDays(nowMs).flatMap((date) => {
    const free = slotIntervals.filter((intervalValue) => taken({ date, intervalValue }) < placesPerSlot);
    return free.length > 0 ? [{ date, intervals: free.map((intervalValue) => ({ intervalValue })) }] : [];
  });
}

export type Ordered = { readonly orderedOn: CalendarDate; readonly startEarly: boolean };

/** A day within the withdrawal period is for who asked for it expressly (decisions §14). */
export const isAllowedDay = (date: CalendarDate, { orderedOn, startEarly }: Ordered): boolean =>
  startEarly || date >= firstDayAfterWithdrawal(orderedOn);

/** What is offered in place of a slot that was taken. */
export function firstFree(days: readonly InstallDay[], ordered: Ordered): InstallSlot | null {
  const day = days.find(({ date }) => isAllowedDay(date, ordered));
  const [interval] = day?.intervals ?? [];
  return day && interval ? { date: day.date, intervalValue: interval.intervalValue } : null;
}
