/** Helpers for journeys of the builder's mobile lines: they add lines, fill them in and read them. */
import type { Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";

export const tag = "digi-configurator";
export const widget = (page: Page): Locator => page.locator(tag);
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const button = (page: Page, name: string | RegExp): Locator =>
  widget(page).getByRole("button", { name, exact: typeof name === "string" });
export const rows = (page: Page): Locator => widget(page).getByRole("list", { name: "Your mobile plans" }).getByRole("listitem");
export const bundle = (page: Page): Locator => widget(page).getByRole("complementary", { name: "Your pack" });
export const add = (page: Page): Locator => button(page, "Add a mobile plan");

export async function open(page: Page, query = "", language: "en" | "fr" | "nl" = "en"): Promise<void> {
  await page.goto(pathOf("bundle", language) + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
}

/** The row of a plan in the form of a line, such as `Light`. */
export const planRow = (page: Page, plan: string): Locator =>
  field(page, "favorite_package").and(page.locator(`[value="mobile-${plan.toLowerCase()}"]`));

export async function choosePlan(page: Page, plan: string): Promise<void> {
  await planRow(page, plan).click();
  await expect(planRow(page, plan)).toBeChecked();
}

export async function addNew(page: Page, plan: string): Promise<void> {
  await add(page).click();
  await choosePlan(page, plan);
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await button(page, "Add to my pack").click();
}
