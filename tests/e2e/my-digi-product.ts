/** Helpers that the journeys of the pages of products share. */
import type { Locator, Page } from "playwright/test";
import { myDigiProduct, type ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { expect } from "#tests/page.ts";
import { api } from "./access.ts";
import { area } from "./my-digi-orders.ts";

export const tab = (page: Page, name: string): Locator => area(page).getByRole("tab", { name, exact: true });
export const tabs = (page: Page): Locator => area(page).getByRole("tab");
export const panel = (page: Page): Locator => area(page).getByRole("tabpanel");

/** Returns the message about the customer's last action. Boxes about usage look alike, but have no role of a message. */
export const message = (page: Page): Locator => area(page).locator('[part="alert"][role="group"]:visible');

/** Returns the live region, whose text screen readers announce. */
export const said = (page: Page): Locator => area(page).getByRole("status").first();

/** Opens the page of a product, and waits until its content is shown. */
export async function openProduct(page: Page, product: string, query = ""): Promise<void> {
  await page.goto(`/en/my-digi/my-products/${product}${query}`);
  await expect(area(page).locator(".ui-skeleton")).toHaveCount(0);
  await expect(area(page).locator(".area-back")).toBeVisible();
}

/** Changes what the API answers about a product, from the next request on. */
export async function changePageData(page: Page, product: string, change: (data: ProductPage) => ProductPage): Promise<void> {
  await page.route(`${api}${myDigiProduct.path.replace("{product}", product)}?*`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as ProductPage) });
  });
}
