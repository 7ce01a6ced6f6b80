/** Tests when an ordered product begins to work. Unless a test says otherwise, it was ordered on the morning of Monday 2 March 2026. */
import { describe, expect, test } from "vitest";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { needsTechnician, slotEndMs, startsAt, type Ordering } from "#demo/api/domain/starts.rules.ts";
import { keptLine, newLine } from "#tests/contract/support/sample-orders.ts";
import type { Wanted } from "#demo/api/domain/items.rules.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const now = "2026-03-02T09:00:00.000Z";

const eSim: Wanted = { kind: "mobile", item: newLine("light", "1101", true) };
const keptESim: Wanted = { kind: "mobile", item: { ...keptLine(), sim: { name: "eSIM", mobile: "apple-iphone-15" } } };
const sim: Wanted = { kind: "mobile", item: newLine("light", "1101") };
const internet: Wanted = { kind: "internet", item: { i: "internet-500", wpId: "1201" } };
const tv: Wanted = { kind: "tv", item: { i: "tv-max-nl", wpId: "1303" } };
const visit = { date: day("2026-03-10"), intervalValue: "08:00-12:00" } as const;

const at = (wanted: Wanted, ordering: Partial<Omit<Ordering, "nowMs">>, when = now): string | null => {
  const ms = startsAt(wanted, { nowMs: Date.parse(when), startEarly: true, visit: "none", ...ordering });
  return ms === null ? null : new Date(ms).toISOString();
};

describe("what was ordered begins to work", () => {
  const [post, day15] = ["2026-03-03T23:00:00.000Z", "2026-03-16T23:00:00.000Z"]; // Both instants are midnight in Brussels.
  test.each<[string, Wanted, Partial<Omit<Ordering, "nowMs">>, string | null]>([
    ["an eSIM at once", eSim, {}, now],
    ["an eSIM on day 15 where nobody asked for it before", eSim, { startEarly: false }, day15],
    ["an eSIM with a kept number when the other operator has answered", keptESim, {}, post],
    ["a SIM card when the post has brought it", sim, {}, post],
    ["a SIM card on day 15 as well", sim, { startEarly: false }, day15],
    ["TV without a technician by post", tv, {}, post],
    ["TV by post on day 15", tv, { startEarly: false }, day15],
    ["internet when the technician leaves", internet, { visit }, "2026-03-10T11:00:00.000Z"],
    ["internet with the technician", internet, { visit }, "2026-03-10T11:00:00.000Z"],
    [
      "no internet before day 15 with a technician who comes sooner, unasked",
      internet,
      { visit, startEarly: false },
      "2026-03-16T23:00:00.000Z",
    ],
    ["TV with the technician too", tv, { visit }, "2026-03-10T11:00:00.000Z"],
    ["internet on no day before one is agreed", internet, { visit: "awaited" }, null],
    ["TV neither", tv, { visit: "awaited" }, null],
    ["an eSIM waits for no technician", eSim, { visit: "awaited" }, now],
    ["a SIM card neither", sim, { visit }, post],
  ])("%s", (_what, wanted, ordering, expected) => {
    expect(at(wanted, ordering)).toBe(expected);
  });

  test.each([
    ["2026-03-02T22:59:59.000Z", "2026-03-03T23:00:00.000Z"],
    ["2026-03-02T23:00:00.000Z", "2026-03-04T23:00:00.000Z"], // At this instant it is already the 3rd of March in Brussels.
    ["2026-03-05T09:00:00.000Z", "2026-03-08T23:00:00.000Z"], // A weekend is among the days of the post.
    // Labour Day and a weekend are among the days of the post, and it is summer time.
    ["2026-04-30T09:00:00.000Z", "2026-05-04T22:00:00.000Z"],
  ])("ordered at %s the post's two working days end at %s", (when, expected) => {
    expect(at(sim, {}, when)).toBe(expected);
  });

  test.each([
    ["08:00-12:00", "2026-03-28", "2026-03-28T11:00:00.000Z"],
    ["12:00-16:00", "2026-03-28", "2026-03-28T15:00:00.000Z"],
    ["16:00-20:00", "2026-03-28", "2026-03-28T19:00:00.000Z"],
    ["16:00-20:00", "2026-03-29", "2026-03-29T18:00:00.000Z"],
  ] as const)("the interval %s of %s ends at %s", (intervalValue, date, expected) => {
    expect(slotIntervals).toContain(intervalValue);
    expect(new Date(slotEndMs({ date: day(date), intervalValue })).toISOString()).toBe(expected);
  });
});

test.each([
  [["internet"], true],
  [["landline"], true],
  [["mobile", "tv", "internet"], true],
  [["tv"], false],
  [["mobile", "tv"], false],
  [[], false],
] as const)("of %o a technician comes: %s [C-216]", (kinds, comes) => {
  expect(needsTechnician(kinds.map((kind) => ({ kind })))).toBe(comes);
});
