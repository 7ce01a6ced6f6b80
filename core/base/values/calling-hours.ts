/**
 * The hours during which customers are called back: Monday to Saturday, 09:00 to 17:00 in Brussels (C-446, decisions §3), wherever the
 * visitor is.
 */
import { brusselsTimeAt, openingAt } from "./brussels-time.ts";
import type { CalendarDate } from "./dates.ts";
import { callbackHours } from "./limits.ts";

/** When the customer is called back: `now` during the calling hours; outside them the day on which they begin next. */
export const callTimes = ["now", "today", "tomorrow", "monday"] as const;
export type CallTime = (typeof callTimes)[number];

export function callTimeAt(nowMs: number): CallTime {
  const opening = openingAt(nowMs, callbackHours);
  if (opening.isOpen) return "now";
  if (opening.inDays === 0) return "today";
  return opening.inDays === 1 ? "tomorrow" : "monday"; // The next calling hours are later than tomorrow only where tomorrow is a Sunday.
}

/** Returns the day on which the customer is called back: today during the calling hours, otherwise the next day that has calling hours. */
export function callDayAt(nowMs: number): CalendarDate {
  const opening = openingAt(nowMs, callbackHours);
  return opening.isOpen ? brusselsTimeAt(nowMs).date : opening.opensOn;
}
