import { expect, test } from "vitest";
import { atTypedFields } from "#widgets/my-digi/order-switch/order-switch.rules.ts";

test("a refusal of the details of a move stands at the fields where they were typed", () => {
  expect(atTypedFields({ currentProvider: "No.", endDate: "Past.", other: "Else." })).toEqual({
    provider: "No.",
    end_date: "Past.",
    other: "Else.",
  });
});
