import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { isStructuredCommunication, structuredCommunication } from "#core/base/values/structured-communication.ts";

describe("a structured communication", () => {
  test.each([
    ["1", "+++000/0000/00101+++"],
    ["96", "+++000/0000/09696+++"],
    ["97", "+++000/0000/09797+++"], // A remainder of 0 is written as 97.
    ["98", "+++000/0000/09801+++"],
    ["9999999999", "+++999/9999/99948+++"],
    ["9999999951", "+++999/9999/95197+++"],
  ])("of %s is %s", (reference, written) => {
    expect(structuredCommunication(reference)).toBe(written);
    expect(isStructuredCommunication(written)).toBe(true);
  });

  test.each([
    "+++000/0000/09700+++", // A remainder of 0 that is written as 00 is refused.
    "+++000/0000/09698+++",
    "+++000/0000/00100+++",
    "000/0000/00101",
    "+++0000/000/00101+++",
    "+++000/0000/00101++++",
    "+++000/0000/001 01+++",
    "",
  ])("is not '%s'", (text) => {
    expect(isStructuredCommunication(text)).toBe(false);
  });

  test("has one pair of check digits for each reference, from 01 to 97", () => {
    assert(
      property(integer({ min: 0, max: 9_999_999_999 }), (reference) => {
        const head = structuredCommunication(String(reference)).slice(0, -5);
        const pairs = Array.from({ length: 100 }, (_, check) => String(check).padStart(2, "0"));
        const right = pairs.filter((pair) => isStructuredCommunication(`${head}${pair}+++`));
        expect(right).toHaveLength(1);
        expect([Number(right[0]) >= 1, Number(right[0]) <= 97]).toEqual([true, true]);
      }),
    );
  });
});
