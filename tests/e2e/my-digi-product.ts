/** Helpers that the journeys of the pages of products share. */
import type { Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
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
