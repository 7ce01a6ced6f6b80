import { describe, expect, test } from "vitest";
import { promiseOf } from "#core/domain/leads/callback.rules.ts";

const data = { day: "2026-01-19", from: "09:00", to: "17:00" };

describe("what the answer to a callback promises", () => {
  test("is its day and its hours", () => {
    expect(promiseOf({ data })).toEqual(data);
  });

  test.each([
    ["nothing is said", {}],
    ["nothing is said, in so many words", { data: undefined }],
    ["there is no such day", { data: { ...data, day: "2026-02-30" } }],
    ["the day is written otherwise", { data: { ...data, day: "19/01/2026" } }],
    ["an hour is no time", { data: { ...data, from: "nine" } }],
    ["an hour is past midnight", { data: { ...data, to: "24:00" } }],
    ["a minute is past the hour", { data: { ...data, to: "16:60" } }],
    ["an hour has one digit", { data: { ...data, from: "9:00" } }],
  ])("is nothing where %s: the request is taken all the same", (_what, answer) => {
    expect(promiseOf(answer)).toBeUndefined();
  });
});
