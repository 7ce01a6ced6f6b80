/** Helpers for journeys that fill in the builder's sections at an address. */
import type { Locator, Page } from "playwright/test";
import { pathOf } from "#core/base/values/routes.ts";
import { expect } from "#tests/page.ts";
import type { TypedAddress } from "./builder.ts";

const tag = "digi-configurator";
export const widget = (page: Page): Locator => page.locator(tag);
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const section = (page: Page, name: string): Locator => widget(page).getByRole("region", { name, exact: true });
export const bundle = (page: Page): Locator => widget(page).getByRole("complementary", { name: "Your pack" });
export const radio = (page: Page, name: string, value: string): Locator => field(page, name).and(page.locator(`[value="${value}"]`));

export const brussels: TypedAddress = { postalCode: "1000", street: "Grand-Place", number: "1" };
export const ghent: TypedAddress = { postalCode: "9000", street: "Veldstraat", number: "10" };

export async function open(page: Page, query = "", language: "en" | "fr" | "nl" = "en"): Promise<void> {
  await page.goto(pathOf("bundle", language) + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
}

async function chooseIn(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await widget(page).getByRole("option", { name: text, exact: true }).click();
}

async function fillAddress(page: Page, { postalCode, city, street, number }: TypedAddress): Promise<void> {
  await field(page, "postalCode").fill(postalCode);
  if (city) await chooseIn(page, "city", city);
  await expect(field(page, "street")).toBeEnabled();
  await chooseIn(page, "street", street);
  await chooseIn(page, "number", number);
}

export const submit = (page: Page): Locator => section(page, "Your address").locator('button[type="submit"]:visible');

export async function check(page: Page, address: TypedAddress): Promise<void> {
  await fillAddress(page, address);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
}

export async function addAddress(page: Page, address: TypedAddress): Promise<void> {
  await section(page, "Your address").getByRole("button", { name: "Add address" }).click();
  await check(page, address);
  await expect(section(page, "Your address")).toContainText(`${address.street} ${address.number}`);
}

export async function addMobile(page: Page): Promise<void> {
  await widget(page).getByRole("button", { name: "Add a mobile plan" }).click();
  await radio(page, "favorite_package", "mobile-light").check();
  await radio(page, "phone", "new-phone").check();
  await widget(page).getByRole("button", { name: "Add to my pack" }).click();
}

export const bundleOf = (page: Page): Promise<any> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("appState") ?? "null")?.value?.bundle ??
      JSON.parse(localStorage.getItem("appState") ?? "null")?.bundle,
  );
