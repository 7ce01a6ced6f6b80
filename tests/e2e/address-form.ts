/** Helpers for journeys of the address form: they open it, fill it in and read it. */
import type { Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const api = `http://localhost:${ports.api}`;
export const widget = (page: Page): Locator => page.locator("digi-address-form");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const submit = (page: Page): Locator => widget(page).getByRole("button", { name: "Confirm my address" });
export const option = (page: Page, name: string): Locator => widget(page).getByRole("option", { name, exact: true });
export const confirmed = (page: Page): Locator => widget(page).getByRole("heading", { name: "Your address is confirmed" });

export type Heard = Readonly<Record<string, unknown>>;
export const events = (page: Page, name: string): Promise<Heard[]> =>
  page.evaluate((type) => (window as unknown as { heard: Record<string, Heard[]> }).heard[type] ?? [], name);

export async function open(page: Page, attributes = ""): Promise<void> {
  await page.goto("/demo-pages/empty");
  await page.evaluate(() => {
    const heard: Record<string, unknown[]> = ((window as unknown as { heard: object }).heard = {});
    for (const type of ["digi-address-changed", "digi-submit", "digi-success"])
      document.addEventListener(type, (event) => (heard[type] ??= []).push((event as CustomEvent).detail));
  });
  const tag = `<digi-address-form loading="eager" ${attributes}></digi-address-form>`;
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), tag);
  await expect(page.locator("digi-address-form:state(ready)")).toBeAttached();
}

export const withFibre = { postalCode: "1000", street: "Grand-Place", number: "1" };

export async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(withFibre)) await expect(field(page, name)).toHaveValue(value);
}
