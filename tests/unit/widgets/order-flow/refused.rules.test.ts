/**
 * Tests what a visitor can do after the API has refused an order: log in, or open the bundle or customer service where the same order would
 * be refused again.
 */
import { expect, test } from "vitest";
import type { Orderer } from "#widgets/order-flow/order-flow.rules.ts";
import { waysOn, type WayOn } from "#widgets/order-flow/review-order/refused.rules.ts";
import { customer, marie } from "./samples.ts";

type Failure = Parameters<typeof waysOn>[0];

test.each<[what: string, failure: Failure, orderer: Orderer, ways: WayOn[]]>([
  ["an open first order of somebody without a login", { code: "already_done" }, marie, ["login", "contact"]],
  ["what a customer has at that home", { code: "already_done" }, customer, ["bundle", "contact"]],
  ["an order too many of a day", { code: "rate_limited", retryAfterSeconds: 3601 }, customer, ["contact"]],
  ["a visit too many", { code: "invalid", fieldErrors: { installAddress: "No." } }, marie, ["bundle", "contact"]],
  ["a product too many", { code: "invalid", fieldErrors: { bundle: "No." } }, customer, ["bundle", "contact"]],
  ["calls in too short a time", { code: "rate_limited", retryAfterSeconds: 3600 }, customer, []],
  ["calls in too short a time, of no known length", { code: "rate_limited" }, customer, []],
  ["another field", { code: "invalid", fieldErrors: { birthdate: "No." } }, marie, []],
  ["an outage", { code: "http.refused" }, marie, []],
])("%s", (_what, failure, orderer, ways) => {
  expect(waysOn(failure, orderer)).toEqual(ways);
});
