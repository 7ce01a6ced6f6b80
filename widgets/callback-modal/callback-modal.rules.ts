/** When a visitor can send, and when somebody will call. Pure. */
import { callbackHours } from "#core/values/limits.ts";

/** When the call will come: during the hours `now`, outside them the next day that somebody is there. */
export type CallTime = "now" | "today" | "tomorrow" | "monday";

const brusselsTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Monday to Saturday, 09:00 to 17:00 in Brussels (C-446, decisions §3), wherever the visitor is. Public holidays are not known here. */
export function callTimeAt(nowMs: number): CallTime {
  const { weekday, hour, minute } = Object.fromEntries(brusselsTime.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  const time = `${hour}:${minute}`;
  if (weekday === "Sun") return "tomorrow";
  if (time < callbackHours.opens) return "today";
  if (time < callbackHours.closes) return "now";
  return weekday === "Sat" ? "monday" : "tomorrow";
}

/** P-151, P-153: nothing else of the form decides; formats and consents are checked on the click. */
export const isReadyToSend = (values: Readonly<Record<string, unknown>>): boolean =>
  ["first_name", "last_name", "phone_number"].every((name) => Boolean(values[name]));
