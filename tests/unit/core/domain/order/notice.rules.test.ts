import { expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { lastDayToChange, noticeDays } from "#core/domain/order/notice.rules.ts";

test("an order can be changed until the day before its technician's, and what is left until the third before", () => {
  const slot = { date: parseDate("2026-03-02") as CalendarDate };
  expect(noticeDays).toEqual({ slot: 1, portability: 3 });
  expect(lastDayToChange(slot, "slot")).toBe("2026-03-01");
  expect(lastDayToChange(slot, "portability")).toBe("2026-02-27");
});
