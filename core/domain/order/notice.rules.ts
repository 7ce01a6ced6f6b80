/**
 * The last days on which a customer can change an order before the technician's visit (decisions §12). Browser and API share these rules.
 * Pure.
 */
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { InstallSlot } from "./installation.schema.ts";

/** For each change, how many days before the visit its last day is: for the slot, and for the details of the former operator. */
export const noticeDays = { slot: 1, portability: 3 } as const;
export type NoticedChange = keyof typeof noticeDays;

/** Returns the last day on which a change can be made, for a visit in this slot. */
export const lastDayToChange = ({ date }: Pick<InstallSlot, "date">, change: NoticedChange): CalendarDate =>
  addDays(date, -noticeDays[change]);
