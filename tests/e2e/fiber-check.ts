/** Helpers for journeys of the fibre check: they open it, fill it in and read it. */
import type { Locator, Page } from "playwright/test";
import { ports } from "#tests/ports.ts";
import { expect } from "#tests/page.ts";

const api = `http://localhost:${ports.api}`;
export const calls = {
  city: `${api}/address/city`,
  street: `${api}/address/street/autocomplete`,
  number: `${api}/address/number`,
  check: `${api}/address/infrastructure`,
  inform: `${api}/forms/open-fiber`,
  offers: `${api}/bundle-configurator*`,
} as const;

export async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Record<string, unknown[]> = ((window as unknown as { heard: object }).heard = {});
    for (const type of ["digi-fiber-checked", "digi-navigate"]) {
      document.addEventListener(type, (event) => (heard[type] ??= []).push((event as CustomEvent).detail));
    }
  });
  await page.goto("/en/shop/check");
}
export const widget = (page: Page): Locator => page.locator("digi-fiber-check");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const fieldBox = (page: Page, name: string): Locator => widget(page).locator('[part~="field"]', { has: page.locator(`[name="${name}"]`) });
export const error = (page: Page, name: string): Locator => fieldBox(page, name).locator('[part="error"]');
export const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]:visible');
export const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });
export const option = (page: Page, name: string): Locator => widget(page).getByRole("option", { name, exact: true });

type TypedAddress = { readonly postalCode: string; readonly city?: string; readonly street: string; readonly number: string };
const withFibre: TypedAddress = { postalCode: "1000", street: "Grand-Place", number: "1" };
export const withoutFibre: TypedAddress = { postalCode: "5000", street: "Rue de Fer", number: "20" };

export async function choose(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await option(page, text).click();
  await expect(field(page, name)).toHaveValue(text);
}

export async function fillIn(page: Page, address: TypedAddress = withFibre): Promise<void> {
  await field(page, "postalCode").fill(address.postalCode);
  if (address.city) await choose(page, "city", address.city);
  await expect(field(page, "street")).toBeEnabled();
  await choose(page, "street", address.street);
  await choose(page, "number", address.number);
}

export async function check(page: Page, address?: TypedAddress): Promise<void> {
  await fillIn(page, address);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
}

export const expectKept = async (page: Page, { postalCode, street, number }: TypedAddress = withFibre): Promise<void> => {
  for (const [name, value] of Object.entries({ postalCode, street, number })) await expect(field(page, name)).toHaveValue(value);
};

/** Presses the button that leads from a result back to the form. */
export async function goBack(page: Page, name = "Check another address"): Promise<void> {
  await widget(page).getByRole("button", { name }).click();
  await expect(widget(page).getByRole("heading").first()).toBeFocused();
}

export const events = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate((type) => (window as unknown as { heard: Record<string, unknown[]> }).heard[type] ?? [], name);
