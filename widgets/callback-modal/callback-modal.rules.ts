/** When a visitor can send, and when somebody will call. Pure. */
import { openingAt } from "#core/values/brussels-time.ts";
import { callbackHours } from "#core/values/limits.ts";

/** When the call will come: during the hours `now`, outside them the next day that somebody is there. */
export type CallTime = "now" | "today" | "tomorrow" | "monday";

/** Monday to Saturday, 09:00 to 17:00 in Brussels (C-446, decisions §3), wherever the visitor is. */
export function callTimeAt(nowMs: number): CallTime {
  const opening = openingAt(nowMs, callbackHours);
  if (opening.isOpen) return "now";
  if (opening.inDays === 0) return "today";
  return opening.inDays === 1 ? "tomorrow" : "monday"; // what is further off lies behind a Sunday
}

/** P-151, P-153: nothing else of the form decides; formats and consents are checked on the click. */
export const isReadyToSend = (values: Readonly<Record<string, unknown>>): boolean =>
  ["first_name", "last_name", "phone_number"].every((name) => Boolean(values[name]));
