/** Journeys of the ways between the views of the customer area: the way back, and the query that it keeps. */
import type { Locator, Page } from "playwright/test";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { type CalendarDate, parseDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { sampleAccount } from "#tests/unit/widgets/my-digi/account/sample-account.ts";
import { fakeCall } from "./fake-api.ts";
import { signInByHand } from "./signed-in.ts";

const area = (page: Page): Locator => page.locator("digi-my-digi");
const overview = {
  due: { amount: 21.68, count: 1, next: parseDate("2026-12-31") as CalendarDate },
  ...{ usage: [], orders: [], notices: [] },
  products: { mobile: 2, internet: 0, tv: 0, landline: 0 },
};

test("the way back leads to the view that it names, with all that stands in the query [C-076] @all", async ({ page, request }) => {
  await signInByHand(page, request);
  (await fakeCall(page, myDigiAccount)).answer({ account: sampleAccount });
  (await fakeCall(page, myDigiOverview)).answer(overview);
  const account = pathOf("account", "en");
  const back = area(page).getByRole("link", { name: "Back: Overview" });
  await page.goto(`${account}?a&address-id=FTTB-1000-1-01-1&phone-nr=470123456&tab=section_contact_info`);
  await area(page).getByRole("tab", { name: "Contracts" }).click();
  await expect(page).toHaveURL(/tab=section_contracts/);
  await back.click();
  await expect(area(page)).toContainText("€21.68");
  await expect(page).toHaveURL(/\/en\/my-digi\/overview\?a&address-id=FTTB-1000-1-01-1&phone-nr=470123456&tab=section_contracts$/);

  await page.goto(`${account}?phone-nr=470123456`);
  await area(page).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await back.click();
  await expect(area(page).getByRole("heading", { name: "Overview" })).toBeFocused();
  await expect(page).toHaveURL(/\/en\/my-digi\/overview\?phone-nr=470123456$/);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await area(page).evaluate((tag) => tag.setAttribute("view", "account")); // The view is opened on the page of another view.
  await expect(back).toHaveAttribute("href", /\/en\/my-digi\/overview\?phone-nr=470123456$/);
});
