/**
 * The states of a customer's products in which an action ends, with links of their own: a package that is ordered or refused, a plan that
 * is not changed, Digi TV that has ended.
 */
import type { Locator, Page } from "playwright/test";
import { digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { mobileUpgrade } from "#core/domain/customer/plans.contract.ts";
import { myDigiProduct } from "#core/domain/customer/product-page.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";
import { refused, stay, type EndState, type Way } from "./end-state.ts";
import { fakeCall, stopTime } from "./fake-api.ts";
import { withAccount } from "./my-digi-digi-tv.ts";
import { area, question } from "./my-digi-orders.ts";
import { cards, openPackages } from "./my-digi-product-order.ts";
import { productCases } from "./product-pages.ts";

const tag = "digi-my-digi";
const primary = (within: Locator): Locator => within.locator("button[data-variant=primary]:visible").last();

/** Opens the packages of internet at this address, chooses the last one and when to start, and orders it. */
async function orderInternet({ page, language }: Way, address: string): Promise<void> {
  await openPackages(page, "internet", address, language);
  await cards(page).last().getByRole("button").click();
  await area(page).locator('[name="start_early"]').first().check();
  const order = primary(area(page).locator(".product-checkout"));
  await expect(order).toBeEnabled();
  await order.click();
}

/** Opens the dialog in which the plan of the customer's mobile line is changed. */
async function openPlans({ page, language }: Way): Promise<void> {
  await page.goto(`${pathOf("my-products-mobile", language)}?change=1`);
  await expect(question(page).getByRole("heading").first()).toBeVisible();
}

const answered = (page: Page): Locator => area(page).locator("[part=alert]:visible").last();

/** @param address a home of the customer that has no internet yet; it is ordered in the last state */
export const productStates = (address: string): readonly EndState[] => [
  {
    name: "a landline needs internet first",
    tag,
    leadsTo: ["my-products-internet"],
    reach: ({ page, language }) => openPackages(page, "landline", address, language),
  },
  {
    name: "a package is refused because the customer has it already",
    tag,
    leadsTo: ["orders"],
    async reach(way) {
      (await fakeCall(way.page, bundleOrder)).fail(refused("already_done"));
      await orderInternet(way, address);
      await expect(answered(way.page)).toBeFocused();
    },
  },
  {
    name: "a package cannot be ordered here yet",
    tag,
    leadsTo: ["callback"],
    async reach(way) {
      (await fakeCall(way.page, bundleOrder)).fail(refused("not_available", 501));
      await orderInternet(way, address);
      await expect(answered(way.page)).toBeFocused();
    },
  },
  {
    name: "a plan is refused",
    tag,
    leadsTo: [],
    async reach(way) {
      (await fakeCall(way.page, mobileUpgrade)).fail(refused("already_done"));
      await openPlans(way);
      await question(way.page).getByRole("radio").and(way.page.locator(":enabled")).last().check();
      const change = question(way.page).locator(".plan-do button");
      await expect(change).toBeEnabled();
      await change.click();
      await expect(answered(way.page)).toBeFocused();
    },
  },
  {
    name: "there are no plans to choose from",
    tag,
    leadsTo: ["callback"],
    async reach(way) {
      const page = productCases.find(({ view }) => view === "my-products-mobile")?.answer;
      (await fakeCall(way.page, myDigiProduct)).answer({ ...page, plans: undefined } as never);
      await openPlans(way);
    },
  },
  {
    name: "Digi TV has ended",
    tag,
    leadsTo: ["my-products"],
    async reach({ page, language }) {
      (await fakeCall(page, digiTvDeactivateAccount)).answer({});
      await page.clock.install();
      await page.goto(`${pathOf("my-products-digi-tv", language)}?address-id=${withAccount}&tab=section_digitv_settings`);
      await area(page).locator(".area-row button:visible").last().click();
      const end = question(page).locator("button[data-variant=secondary]:visible").last();
      await expect(end).not.toHaveAttribute("aria-busy", "true");
      await stopTime(page);
      await end.click();
      await stay(page);
    },
  },
  {
    name: "a package is ordered",
    tag,
    leadsTo: ["orders", "/contract-summary/"],
    async reach(way) {
      await orderInternet(way, address);
      await expect(area(way.page).locator(".area-ordered [part~=heading]")).toBeFocused();
    },
  },
];
