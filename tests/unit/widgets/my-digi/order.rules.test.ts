/** Tests the rules that all orders of the customer area share: the address in an order, the links after a refusal, a new price. */
import { describe, expect, test } from "vitest";
import { differenceOf, installAddressOf, wayOnOf } from "#widgets/my-digi/order.rules.ts";

test.each([
  ["FTTB-1000-1-01-1", { fttbAddressId: "FTTB-1000-1-01-1" }],
  ["FTTB-1000-1-01-1~12", { fttbAddressId: "FTTB-1000-1-01-1", box: "12" }],
  ["FTTB-1000-1-01-1~2B", { fttbAddressId: "FTTB-1000-1-01-1", box: "2B" }],
  ["FTTB-1000-1-01-1~", { fttbAddressId: "FTTB-1000-1-01-1" }],
  ["", null],
])("the address '%s' of a page is installed at %j", (id, address) => {
  expect(installAddressOf(id)).toEqual(address);
});

describe("the way on after a refusal", () => {
  test("leads to the orders where the home has or awaits the product", () => {
    expect(wayOnOf({ code: "already_done" })).toBe("orders");
  });

  test.each([
    ["without a named wait", undefined, undefined],
    ["for a minute", 60, undefined],
    ["for an hour", 3600, undefined],
    ["for a second more than an hour", 3601, "callback"],
    ["until midnight, after ten orders of a day", 36_000, "callback"],
  ])("of too many calls %s is another try, or somebody who calls", (_what, seconds, way) => {
    expect(wayOnOf({ code: "rate_limited", ...(seconds !== undefined && { retryAfterSeconds: seconds }) })).toBe(way);
  });

  test.each([
    ["a field's value", { code: "invalid", fieldErrors: { landline: "Phone number already used." } }],
    ["three awaited visits", { code: "invalid", fieldErrors: { installAddress: "You already await 3 visits." } }],
    ["a package that is not offered any more", { code: "not_found" }],
    ["a field's value, whatever the wait", { code: "http.refused", retryAfterSeconds: 5, fieldErrors: { bundle: "Too many products." } }],
  ] as const)("leads to somebody who calls for %s", (_what, failure) => {
    expect(wayOnOf(failure)).toBe("callback");
  });

  test.each([
    "network.offline",
    "network.unreachable",
    "network.timeout",
    "response.invalid",
    "http.refused",
    "in_progress",
    "invalid",
    "token_expired",
    "logout",
  ] as const)("is the same button where nothing speaks against another try: %s", (code) => {
    expect(wayOnOf({ code })).toBeUndefined();
  });
});

test("a new price differs from the shown one to the cent, up and down", () => {
  expect(differenceOf(250, { total: 3 })).toBe(50);
  expect(differenceOf(1500, { total: 14.99 })).toBe(-1);
  expect(differenceOf(29, { total: 0.29 })).toBe(0);
});
