import { describe, expect, test } from "vitest";
import { callDayAt, callTimeAt, type CallTime } from "#core/base/values/calling-hours.ts";

const at = (time: string): CallTime => callTimeAt(Date.parse(time));

describe("when the call comes", () => {
  test.each<[string, string, CallTime]>([
    ["on a Thursday at nine o'clock sharp", "2026-01-15T09:00:00+01:00", "now"],
    ["a minute before closing", "2026-01-15T16:59:59+01:00", "now"],
    ["at closing", "2026-01-15T17:00:00+01:00", "tomorrow"],
    ["before opening", "2026-01-15T08:59:59+01:00", "today"],
    ["at midnight", "2026-01-15T00:00:00+01:00", "today"],
    ["on a Friday evening: Saturday is worked", "2026-01-16T20:00:00+01:00", "tomorrow"],
    ["on a Saturday within the hours", "2026-01-17T10:00:00+01:00", "now"],
    ["on a Saturday after them: Sunday is skipped", "2026-01-17T17:00:00+01:00", "monday"],
    ["on a Sunday within the hours", "2026-01-18T10:00:00+01:00", "tomorrow"],
    ["on a Sunday night", "2026-01-18T23:59:59+01:00", "tomorrow"],
  ])("%s (%s) is %s [C-446, P-322]", (_name, time, expected) => {
    expect(at(time)).toBe(expected);
  });

  test("is told in the time of Brussels, summer and winter, wherever the visitor is [C-446]", () => {
    expect(at("2026-07-15T07:00:00Z")).toBe("now");
    expect(at("2026-07-15T15:00:00Z")).toBe("tomorrow");
    expect(at("2026-01-15T07:59:00Z")).toBe("today");
    expect(at("2026-01-15T08:00:00Z")).toBe("now");
  });

  test("on both days when the clock changes, which are Sundays", () => {
    expect(at("2026-03-29T02:30:00Z")).toBe("tomorrow");
    expect(at("2026-10-25T01:30:00Z")).toBe("tomorrow");
  });

  test.each<[string, string, CallTime]>([
    ["the last second of the Saturday before summer time", "2026-03-28T15:59:59Z", "now"],
    ["its closing", "2026-03-28T16:00:00Z", "monday"],
    ["a second before the first opening in summer time", "2026-03-30T06:59:59Z", "today"],
    ["that opening, an hour earlier by UTC", "2026-03-30T07:00:00Z", "now"],
    ["the last second of the Saturday before winter time", "2026-10-24T14:59:59Z", "now"],
    ["its closing", "2026-10-24T15:00:00Z", "monday"],
    ["a second before the first opening in winter time", "2026-10-26T07:59:59Z", "today"],
    ["that opening, an hour later by UTC", "2026-10-26T08:00:00Z", "now"],
    ["Christmas Day on a Friday: the hours know no public holiday (decision 10)", "2026-12-25T09:00:00Z", "now"],
  ])("%s (%s) is %s [P-084 callback-page]", (_name, time, expected) => {
    expect(at(time)).toBe(expected);
  });
});

describe("the day of the call", () => {
  test.each([
    ["within the hours", "2026-01-15T10:00:00+01:00", "2026-01-15"],
    ["before them", "2026-01-15T00:30:00+01:00", "2026-01-15"],
    ["after them, at the end of a month", "2026-01-30T18:00:00+01:00", "2026-01-31"],
    ["on a Saturday evening, at the end of a year", "2022-12-31T18:00:00+01:00", "2023-01-02"],
    ["on a Sunday", "2026-01-18T10:00:00+01:00", "2026-01-19"],
    ["late on the evening before a clock change", "2026-03-28T23:30:00+01:00", "2026-03-30"],
    ["when it is another day in London", "2026-07-15T23:30:00Z", "2026-07-16"],
  ])("%s (%s) is %s", (_what, time, day) => {
    expect(callDayAt(Date.parse(time))).toBe(day);
  });
});
