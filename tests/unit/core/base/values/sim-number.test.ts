import { assert, integer, property, stringMatching } from "fast-check";
import { create, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { luhnDigitOf, simNumber, simNumberProblem, isSimNumberCode } from "#core/base/values/sim-number.ts";

const codeOf = (typed: string): string | undefined => validate(typed, simNumber(), { coerce: true })[0]?.message;

describe("a SIM card number", () => {
  test.each([
    ["8932012345678", undefined],
    ["1234567890123", undefined],
    ["8932 0123 4567 8901 233", undefined],
    ["8932-0123-4567-8901-233", undefined],
    ["1234567890123456789", undefined], // A number of another country, whose check digits are unknown.
    ["", "required"],
    ["  ", "required"],
    ["893201234567", "sim-number.format"],
    ["89320123456789012345", "sim-number.format"],
    ["8932012345678x", "sim-number.format"],
    ["8932012345678901237", "sim-number.check-digit"],
  ])("typed as '%s' has the code %s [C-438]", (typed, code) => {
    expect(codeOf(typed)).toBe(code);
    if (code !== undefined && code !== "required") expect(isSimNumberCode(code)).toBe(true); // Each error code has a text for the visitor.
  });

  test("is kept as digits alone", () => {
    expect(create(" 8932 0123 4567 8901 233 ", simNumber())).toBe("8932012345678901233");
  });

  test("has Luhn's digit at its end", () => {
    expect([luhnDigitOf("7992739871"), luhnDigitOf("0"), luhnDigitOf("411111111111111")]).toEqual([3, 0, 1]);
  });

  test("with one wrong digit is found out where it is whole", () => {
    assert(
      property(stringMatching(/^8932\d{14}$/), integer({ min: 4, max: 18 }), integer({ min: 1, max: 9 }), (body, at, by) => {
        const number = `${body}${luhnDigitOf(body)}`;
        expect(simNumberProblem(number)).toBeUndefined();
        const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
        expect(simNumberProblem(wrong)).toBe("sim-number.check-digit");
      }),
    );
  });
});
