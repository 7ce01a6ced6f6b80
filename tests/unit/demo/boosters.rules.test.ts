/** Tests which boosters are ordered and which are cancelled so that a customer has the wanted number of WiFi boosters. */
import { describe, expect, test } from "vitest";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { billedAddOn } from "#demo/api/domain/add-ons.rules.ts";
import { boosterPlan, boosterStart, heldBoosters } from "#demo/api/domain/boosters.rules.ts";
import type { Booster } from "#demo/api/store/boosters.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const today = day("2026-06-10");

/** Returns a booster that was ordered long ago and is billed until the end of June. */
const booster = (id: string, cents: number, change: Partial<Booster> = {}): Booster => ({
  id,
  productId: "line",
  cents,
  orderedAt: new Date("2026-03-02T09:00:00Z"),
  startsOn: day("2026-03-04"),
  endsOn: null,
  billedUntil: day("2026-07-01"),
  ...change,
});
const first = booster("first", 100);
const second = booster("second", 400);
const planned = (all: readonly Booster[], wanted: number) => {
  const { ordered, ...rest } = boosterPlan(all, wanted, today);
  const ids = Object.entries(rest).flatMap(([name, list]) =>
    list.map((one) => [name, ...[one].flat().map((x) => (typeof x === "string" ? x : x.id))]),
  );
  return [...ordered.map((cents) => ["ordered", cents]), ...ids];
};

describe("the wanted number", () => {
  test.each<[string, readonly Booster[], number, unknown[]]>([
    ["none of none", [], 0, []],
    ["one of none", [], 1, [["ordered", 100]]],
    [
      "two of none",
      [],
      2,
      [
        ["ordered", 100],
        ["ordered", 400],
      ],
    ],
    ["one of one", [first], 1, []],
    ["two of one", [first], 2, [["ordered", 400]]],
    ["two of two", [first, second], 2, []],
    ["one of two: the dearer one is taken back", [second, first], 1, [["ending", "second", "2026-06-30"]]],
    [
      "none of two",
      [first, second],
      0,
      [
        ["ending", "first", "2026-06-30"],
        ["ending", "second", "2026-06-30"],
      ],
    ],
  ])("%s", (_name, all, wanted, plan) => {
    expect(planned(all, wanted)).toEqual(plan);
  });

  test("what has not begun is cancelled", () => {
    expect(planned([booster("first", 100, { startsOn: day("2026-06-11"), billedUntil: null })], 0)).toEqual([["cancelled", "first"]]);
  });

  test.each([
    ["2026-05-27T21:00:00Z", "withdrawn"],
    ["2026-05-26T21:00:00Z", "ending"],
  ])("what was ordered at %s is %s: one can withdraw for 14 days", (orderedAt, what) => {
    expect(planned([booster("first", 100, { orderedAt: new Date(orderedAt) })], 0)[0]?.slice(0, 2)).toEqual([what, "first"]);
  });

  test("what was taken back and still works goes on in place of a new one, and what ends today does not", () => {
    expect(planned([booster("first", 100, { endsOn: day("2026-06-30") })], 1)).toEqual([["revived", "first"]]);
    expect(planned([booster("first", 100, { endsOn: today })], 1)).toEqual([["ordered", 100]]);
    expect(planned([first, booster("second", 400, { endsOn: day("2026-06-30") })], 2)).toEqual([["revived", "second"]]);
  });
});

test("what was taken back is not counted any more", () => {
  expect(heldBoosters([second, first, booster("gone", 400, { endsOn: day("2026-06-30") })]).map(({ id }) => id)).toEqual([
    "first",
    "second",
  ]);
});

test("a booster is billed until it is taken back, and until its line ends at the latest", () => {
  const ends = (own: string | null, line: string | null) =>
    billedAddOn(booster("first", 100, { endsOn: own === null ? null : day(own) }), { endsOn: line === null ? null : day(line) }).endsOn;
  expect([ends(null, null), ends("2026-06-30", null), ends(null, "2026-05-31"), ends("2026-06-30", "2026-05-31")]).toEqual([
    null,
    "2026-06-30",
    "2026-05-31",
    "2026-05-31",
  ]);
});

test("a booster begins when the post has brought it, two working days later", () => {
  expect([boosterStart(day("2026-06-10")), boosterStart(day("2026-06-12"))]).toEqual(["2026-06-12", "2026-06-16"]);
});
