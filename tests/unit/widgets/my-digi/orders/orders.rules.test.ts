import { expect, test } from "vitest";
import { nextStepOf, shownInstant } from "#widgets/my-digi/orders/orders.rules.ts";
import { sampleOrder } from "./sample-order.ts";

test("an instant is shown as the day and the time of Brussels", () => {
  expect(shownInstant("2026-11-27T23:30:00.000Z", "en")).toEqual({ day: "28 November 2026", time: "00:30" });
});

test("the first step without a day comes next, unless the order has ended", () => {
  expect(nextStepOf(sampleOrder)).toBe(1);
  expect(nextStepOf({ ...sampleOrder, status: "cancelled" })).toBe(-1);
  expect(nextStepOf({ ...sampleOrder, status: "active", steps: sampleOrder.steps.slice(0, 1) })).toBe(-1);
});
