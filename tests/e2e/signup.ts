/** Helpers for journeys of the sign-up, which read its fields and texts. */
import type { Locator, Page } from "playwright/test";

export const widget = (page: Page): Locator => page.locator("digi-signup");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });
export const alert = (page: Page): Locator => widget(page).locator('[part="alert"]:visible');
