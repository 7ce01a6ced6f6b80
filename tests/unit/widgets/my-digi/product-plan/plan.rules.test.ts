/** Tests which plans are shown together, what a change costs, and which contract summary is requested for it. */
import { assert } from "superstruct";
import { describe, expect, test } from "vitest";
import { SummaryRequest } from "#core/domain/order/contract-summary.schema.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { dayAndMonth, shownNextPlan } from "#widgets/my-digi/next-plan.rules.ts";
import {
  actionOf,
  differenceOf,
  groupsOf,
  lastDayToTakeBack,
  summaryRequestOf,
  withPlanChanged,
} from "#widgets/my-digi/product-plan/plan.rules.ts";
import { essentials, from, light, max, nextMax, planPage, plans, tvPlans } from "./sample-plans.ts";

test("plans stand together by their type, in the order of the page data [C-185]", () => {
  expect(groupsOf(plans)).toEqual([{ type: "", plans }]);
  expect(groupsOf(tvPlans).map(({ type, plans: of }) => [type, of.map(({ label }) => label)])).toEqual([
    ["Dutch", ["Essentials", "Max"]],
    ["French", ["Essentials", "Max"]],
  ]);
});

test.each([
  [max, 400, "raise"],
  [light, -200, "change"],
  [essentials, 0, "takeBack"],
  [{ ...light, price: 7 }, 0, "change"],
  [{ ...light, price: 7.01 }, 1, "raise"],
] as const)("a plan of $price euros is %i cents more than the current one: %s [C-117]", (plan, cents, action) => {
  expect(differenceOf(plan, essentials)).toBe(cents);
  expect(actionOf(plan, plans)).toBe(action);
});

test("a change can be taken back until the day before it holds, also in a leap year", () => {
  expect(lastDayToTakeBack(from)).toBe("2026-11-30");
  expect(lastDayToTakeBack(parseDate("2028-03-01") as CalendarDate)).toBe("2028-02-29");
});

test.each([
  ["en", "1 December", "€11"],
  ["fr", "1er décembre", "11 €"],
  ["nl", "1 december", "€ 11"],
] as const)("in %s the later plan begins on %s and costs %s", (language, day, price) => {
  expect(dayAndMonth(from, language)).toBe(day);
  const shown = shownNextPlan(nextMax, language);
  expect({ ...shown, price: shown.price.replaceAll(/\s/g, " ") }).toEqual({ day, name: "Max", price });
});

describe("the page after a change", () => {
  test("names the plan that is chosen, and another one in its place", () => {
    expect(withPlanChanged(planPage, max).next).toEqual(nextMax);
    expect(withPlanChanged({ ...planPage, next: nextMax }, light).next).toMatchObject({ i: light.id, prc: 5 });
  });

  test("names none once the change is taken back, or where its day is unknown", () => {
    expect(withPlanChanged({ ...planPage, next: nextMax }, essentials)).toEqual(planPage);
    const { plans_from: _from, ...undated } = planPage;
    expect(withPlanChanged(undated, max)).toEqual(undated);
  });
});

describe("the contract summary", () => {
  test.each([
    ["mobile", "FTTB-1", null],
    ["internet", "FTTB-1", { fttbAddressId: "FTTB-1" }],
    ["tv", "FTTB-1~2B", { fttbAddressId: "FTTB-1", box: "2B" }],
    ["tv", null, null],
  ] as const)("of %s at %s is asked with one card, the others null, no codes", (product, address, installAddress) => {
    const request = summaryRequestOf(product, max, address, "fr");
    assert(request, SummaryRequest);
    expect(request.installAddress).toEqual(installAddress);
    expect(request.promo_code).toEqual({ voucher: null, dealerCare: null });
    expect(request.lang).toBe("fr");
    const { mobile, ...others } = request.bundle;
    const cards = [...mobile, ...Object.values(others).filter((one) => one !== null)];
    expect(cards.map(({ i, wpId }) => [i, wpId])).toEqual([[max.id, max.wpId]]);
    expect(product === "mobile" ? mobile : [others[product]]).toHaveLength(1);
  });
});
