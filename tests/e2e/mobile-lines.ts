/** The builder's mobile lines as journeys add, read and fill them in. */
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

/** By the carousel's own button, as without dragging. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  const choose = page.locator(`button[aria-label="Choose ${plan}"]`);
  await expect(choose).toBeAttached();
  const slide = widget(page).locator(".ui-slide", { has: choose });
  const next = widget(page).locator(".ui-carousel-bar button").last();
  // Each press brings one more into sight; none is made where the last one has led there already.
  for (let presses = 0; presses < 3 && (await slide.getAttribute("inert")) !== null; presses++) {
    const before = await widget(page).locator(".ui-carousel-bar > p").textContent();
    await next.click();
    await expect(widget(page).locator(".ui-carousel-bar > p")).not.toHaveText(before ?? "");
  }
  await choose.click();
  await expect(widget(page).locator(`button[aria-label="Chosen: ${plan}"]`)).toHaveAttribute("aria-pressed", "true");
}

export async function addNew(page: Page, plan: string): Promise<void> {
  await add(page).click();
  await choosePlan(page, plan);
  await field(page, "phone").and(page.locator('[value="new-phone"]')).check();
  await button(page, "Add to my pack").click();
}
