import { expect, test } from "vitest";
import { atTypedFields } from "#widgets/my-digi/order-switch/order-switch.rules.ts";

test("a refusal of the details of a move stands at the fields where they were typed", () => {
  const fieldErrors = { currentProvider: "No.", endDate: "Past.", other: "Else." };
  expect(atTypedFields({ code: "invalid", fieldErrors })).toEqual({
    code: "invalid",
    fieldErrors: { provider: "No.", end_date: "Past.", other: "Else." },
  });
  expect(atTypedFields({ code: "rate_limited" })).toEqual({ code: "rate_limited" });
});
