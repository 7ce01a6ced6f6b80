/** Locators for the invoices in the customer area. */
import type { Locator, Page } from "playwright/test";

export const area = (page: Page): Locator => page.locator("digi-my-digi");
export const rows = (page: Page): Locator => area(page).getByRole("article");
export const payButton = (page: Page): Locator => rows(page).getByRole("button", { name: /^Pay/ });
