/** Says when the demo's line has used most of its bundle: the demo makes up what is used on a day, the same each time. */
import { addDays, daysBetween, type CalendarDate } from "#core/base/values/dates.ts";
import { demoUsageOn } from "#demo/api/domain/demo-usage.rules.ts";

/** The line of the demo's customer that has 20 GB a month. */
export const lineInUse = "470123456";
const kilobytesOfBundle = 20_000_000;

/**
 * Returns the first day from next month on at whose beginning the line has used more than 85 % of its bundle in that month, and less than
 * all of it.
 */
export function dayBeyondWarning(today: CalendarDate): CalendarDate {
  const line = { key: `+32${lineInUse}`, kind: "mobile", gigabytes: 20 } as const;
  let used = 0;
  for (let date = today, isLater = false; daysBetween(today, date) < 370; date = addDays(date, 1)) {
    if (date.endsWith("-01")) [used, isLater] = [0, true];
    const share = used / kilobytesOfBundle;
    if (isLater && share > 0.85 && share < 0.95) return date;
    used += demoUsageOn(line, date).kilobytes;
  }
  throw new Error("No month of the demo's line goes beyond 85 %.");
}
