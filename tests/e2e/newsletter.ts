/** Helpers for journeys of the newsletter: they open it and fill it in. */
import type { Locator, Page } from "playwright/test";
import { ports } from "#tests/ports.ts";
import { expect } from "#tests/page.ts";

export const api = `http://localhost:${ports.api}`;

/** Opens a page with the newsletter and waits for its view, because the prerendered screen has elements with other ids. */
export async function open(page: Page, lang = "en"): Promise<void> {
  await page.goto(`/demo-pages/newsletter?lang=${lang}`);
  await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
}
export const widget = (page: Page): Locator => page.locator("digi-newsletter");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
export const subscribe = `${api}/forms/subscribe`;

export async function fillIn(page: Page, email = "marie@example.be"): Promise<void> {
  await field(page, "first_name").fill("José-María");
  await field(page, "last_name").fill("O’Neill");
  await field(page, "email").fill(email);
  await field(page, "agree").check();
  await expect(submit(page)).toBeEnabled();
}

export async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "first_name")).toHaveValue("José-María");
  await expect(field(page, "email")).toHaveValue("marie@example.be");
  await expect(field(page, "agree")).toBeChecked();
}
