/** What the journeys of an order share: a pack in the browser, the steps, and what the page keeps. */
import type { Locator, Page } from "playwright/test";
import type { Bundle } from "#core/bundle/bundle.schema.ts";
import { pathOf } from "#core/values/routes.ts";
import { keptPack, twoLines } from "#tests/packs.ts";
import { expect } from "#tests/page.ts";

export const tag = "digi-order-flow";
export const widget = (page: Page): Locator => page.locator(tag);
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const choose = (page: Page, name: string, value: string): Promise<void> =>
  field(page, name)
    .and(page.locator(`[value="${value}"]`))
    .check();
export const button = (page: Page, name: string): Locator => widget(page).getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string | RegExp): Locator =>
  widget(page).getByRole("heading", { name, exact: typeof name === "string" });
export const alert = (page: Page): Locator => widget(page).locator("[part=alert]:visible");
export const errors = (page: Page): Locator => widget(page).locator("[part=error]:visible");

/** The order page, with that pack in the browser. */
export async function openOrder(page: Page, bundle: Bundle = twoLines, query = ""): Promise<void> {
  await page.goto(pathOf("privacy", "en"));
  await page.evaluate((kept) => localStorage.setItem("appState", kept), keptPack(bundle));
  await page.goto(pathOf("order", "en") + query);
}

/** By the identity app, and back. */
export async function identify(page: Page, who: string): Promise<void> {
  await button(page, "Continue with the identity app").click();
  await page.getByRole("button", { name: who }).first().click();
}

export async function choosePassword(page: Page): Promise<void> {
  await field(page, "password").fill("Secret-pass-1");
  await field(page, "repeat_password").fill("Secret-pass-1");
  await button(page, "Next").click();
  await expect(heading(page, "Your details")).toBeFocused();
}

/** Whatever any script of the page could read of it. */
export const everything = (page: Page): Promise<Readonly<Record<"local" | "tab" | "others", string>>> =>
  page.evaluate(() => ({
    local: JSON.stringify({ ...localStorage }),
    tab: JSON.stringify({ ...sessionStorage }),
    others: [
      location.href,
      document.cookie,
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
      JSON.stringify(history.state),
    ].join("\n"),
  }));
