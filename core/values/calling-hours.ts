/** When somebody is there to call: Monday to Saturday, 09:00 to 17:00 in Brussels (C-446, decisions §3), wherever the visitor is. Public holidays are not known here. */
import { callbackHours } from "./limits.ts";

/** When the call will come: during the hours `now`, outside them the next day that somebody is there. */
export type CallTime = "now" | "today" | "tomorrow" | "monday";

const brusselsTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const inBrussels = (nowMs: number): Readonly<Record<string, string>> =>
  Object.fromEntries(brusselsTime.formatToParts(nowMs).map(({ type, value }) => [type, value]));

/** `nowMs`: epoch milliseconds. */
export function callTimeAt(nowMs: number): CallTime {
  const { weekday, hour, minute } = inBrussels(nowMs);
  const time = `${hour}:${minute}`;
  if (weekday === "Sun") return "tomorrow";
  if (time < callbackHours.opens) return "today";
  if (time < callbackHours.closes) return "now";
  return weekday === "Sat" ? "monday" : "tomorrow";
}

const daysUntil: Readonly<Record<CallTime, number>> = { now: 0, today: 0, tomorrow: 1, monday: 2 };

/** The day of the call, `YYYY-MM-DD`. */
export function callDayAt(nowMs: number): string {
  const { year, month, day } = inBrussels(nowMs);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + daysUntil[callTimeAt(nowMs)])).toISOString().slice(0, 10);
}
