import { nullable, number, object, optional, string, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { list, tooLong } from "#core/base/contract/endpoint.ts";

describe("a list with an end", () => {
  const Names = list(string(), 2);

  test("takes what is as long as it may be, and nothing longer", () => {
    expect([[], ["a"], ["a", "b"]].every((value) => Names.is(value))).toBe(true);
    expect(Names.is(["a", "b", "c"])).toBe(false);
    expect([null, undefined, "ab", { length: 1 }].some((value) => Names.is(value))).toBe(false);
    expect(Names.is(["a", 1])).toBe(false);
  });

  test("looks at no item of what is too long, and says that alone", () => {
    let looks = 0;
    const Watched = list(object({ id: number() }), 1);
    const items = Array.from({ length: 1700 }, () => ({
      get id() {
        looks += 1;
        return "no number";
      },
    }));
    const [refused] = validate(items, Watched);
    expect([refused?.refinement, refused?.failures().length, looks]).toEqual([tooLong, 1, 0]);
  });

  test("keeps its end in what may be null, or missing", () => {
    expect([nullable(Names).is(null), nullable(Names).is(["a", "b", "c"])]).toEqual([true, false]);
    expect([optional(Names).is(undefined), optional(Names).is(["a", "b", "c"])]).toEqual([true, false]);
  });

  test("hands out items as their struct makes them", () => {
    const [, taken] = validate(["a"], Names, { coerce: true });
    expect(taken).toEqual(["a"]);
  });
});
