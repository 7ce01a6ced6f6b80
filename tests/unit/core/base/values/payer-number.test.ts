import { create, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { isPayerNumber, payerNumber } from "#core/base/values/payer-number.ts";

describe("the number of who pays", () => {
  test.each([
    ["85.03.12-123.62", true],
    ["85031212363", false],
    ["85031208897", true], // The nine digits are divisible by 97.
    ["85031208800", false],
    ["05031208697", true], // The number of somebody born since 2000: its nine digits with a 2 before them are divisible by 97.
    ["05031208600", false],
    ["0428.759.497", true],
    ["BE 0428.759.497", true],
    ["0428759498", false],
    ["042875949", false],
    ["0000000097", false],
    ["00.00.00-000.97", false],
    ["850312123621", false],
  ])("'%s' is one: %s", (typed, isOne) => {
    expect(isPayerNumber(typed)).toBe(isOne);
  });

  test("is trimmed, and empty where it is not given", () => {
    expect([create(" 0428.759.497 ", payerNumber()), create("  ", payerNumber())]).toEqual(["0428.759.497", ""]);
    expect(validate("12", payerNumber(), { coerce: true })[0]?.message).toBe("payer-number.format");
  });
});
