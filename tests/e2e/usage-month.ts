/**
 * Computes the day on which the demo's sample line has used most of its monthly data. The demo makes up the usage of each day by a formula,
 * so the day is the same in each run of the tests.
 */
import { addDays, daysBetween, type CalendarDate } from "#core/base/values/dates.ts";
import { demoUsageOn } from "#demo/api/domain/demo-usage.rules.ts";

/** The phone number of the demo's sample line, whose plan has 20 GB a month. */
export const lineInUse = "470123456";
const kilobytesOfBundle = 20_000_000;

/** Returns the first day, in one of the next months, that begins when the line has used between 85 % and 95 % of its data of that month. */
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
