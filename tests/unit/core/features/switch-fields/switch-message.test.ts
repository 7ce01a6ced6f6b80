/** Tests the error messages for wrong answers in the form for a move from another operator. */
import { describe, expect, test } from "vitest";
import { switchMessage } from "#core/features/switch-fields/switch-fields.messages.ts";
import { switchCodes } from "#core/base/values/switch-codes.ts";

describe("the form of a move from another operator", () => {
  test.each<[code: string, name: string | undefined, says: string | undefined]>([
    ["portability", undefined, "select option"],
    ["current_provider", undefined, "Please select current provider"],
    ["customer_number.format", undefined, "Use digits only, at most 20"],
    ["switch_number.format", undefined, "Use letters and digits only, at most 20"],
    ["end_date", undefined, "Choose today or a later day"],
    ["required", "customer_number", "Enter your customer number"],
    ["required", "switch_number", "Enter your Easy Switch number"],
    ["required", "iban", undefined],
    ["iban.format", undefined, undefined],
  ])("says of %s (%s): %s [C-329 order-flow, C-335 order-flow]", (code, name, says) => {
    expect(switchMessage(code, name)).toBe(says);
  });
  test("has words for each of its codes", () => {
    expect(switchCodes.filter((code) => !switchMessage(code))).toEqual([]);
  });
});
