/** Reads the time of the call from the response to a callback request. */
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";

/** The promised call: its day, and the hours between which it comes, `HH:MM` in Brussels. */
export type CallPromise = { readonly day: CalendarDate; readonly from: string; readonly to: string };

type Answer = { readonly data?: { readonly day: string; readonly from: string; readonly to: string } | undefined };

/**
 * Returns the promised time. Returns undefined where a page author's own endpoint returns the time in another format or not at all; the
 * request counts as accepted nevertheless.
 */
export function promiseOf({ data }: Answer): CallPromise | undefined {
  const day = parseDate(data?.day);
  return data && day && isTime(data.from) && isTime(data.to) ? { day, from: data.from, to: data.to } : undefined;
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
