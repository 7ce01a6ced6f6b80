/** Helpers for journeys of the contact form: they open it, fill it in and read it. */
import type { Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const api = `http://localhost:${ports.api}`;
export const post = `${api}/forms/contact`;
export const widget = (page: Page): Locator => page.locator("digi-contact");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const category = (page: Page, value: string): Locator => widget(page).locator(`[name="category"][value="${value}"]`);
export const chosenCategory = (page: Page): Locator => widget(page).locator('[name="category"]:checked');
export const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
export const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
export const alert = (page: Page): Locator => widget(page).locator('[part="alert"]');
export const sentPanel = (page: Page): Locator => widget(page).getByRole("heading", { name: "Thank you" });

/** Opens a page that contains only the contact form. */
export async function open(page: Page, { attributes = "", lang = "en" } = {}): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  await page
    .locator("main")
    .evaluate((main, html) => (main.innerHTML = html), `<digi-contact loading="eager" ${attributes}></digi-contact>`);
  // The journey waits for the view, because the prerendered screen before it has ids of its own.
  await expect(page.locator("digi-contact:state(ready)")).toBeAttached();
}

export const typed = {
  first_name: "José-María",
  last_name: "O’Neill",
  email: "jose@example.be",
  phone: "0470/12.34.56",
  message: "Hello,\nis there fibre?",
};

export async function fillIn(page: Page, changed: Partial<typeof typed> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...changed })) await field(page, name).fill(value);
  await category(page, "press").check();
  await field(page, "gdpr_agree").check();
  await expect(submit(page)).toBeEnabled();
}

export async function expectKept(page: Page, file?: string): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
  await expect(chosenCategory(page)).toHaveValue("press");
  await expect(field(page, "gdpr_agree")).toBeChecked();
  if (file !== undefined) await expect(field(page, "upload")).toHaveValue(new RegExp(`${file}$`));
}

export async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(typed)) await expect(field(page, name)).toHaveValue("");
  await expect(field(page, "upload")).toHaveValue("");
  await expect(widget(page).locator(":checked:not(option)")).toHaveCount(0);
}

export const setAttribute = (page: Page, name: string, value: string): Promise<void> =>
  widget(page).evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
