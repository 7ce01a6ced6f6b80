/** Helpers for journeys that log in, each with a customer that no other journey uses. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { api, fromSite, loginCode, newAddress, submitOf } from "./access.ts";

export const password = "Demo-Passw0rd!";
export const overview = "/en/my-digi/overview";

export const widget = (page: Page): Locator => page.locator("digi-login");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const alert = (page: Page): Locator => widget(page).locator('[part="alert"]:visible');
export const heading = (page: Page, name: string | RegExp): Locator => widget(page).getByRole("heading", { name });

/** Creates a customer whom no other journey uses, and returns the email address. */
export async function newCustomer(request: APIRequestContext, lang = "en"): Promise<string> {
  const email = newAddress("customer");
  const answer = await request.post(`${api}/demo/customer`, { data: { email, lang }, headers: fromSite });
  expect(answer.ok()).toBe(true);
  return email;
}

/**
 * Fills in the email address and the password, and sends them. With `isScrolled`, the page is scrolled until the button is at the top of
 * the screen, as on a phone, so that the next step begins above the screen.
 */
export async function giveCredentials(page: Page, email: string, { secret = password, isScrolled = false } = {}): Promise<void> {
  await field(page, "username").fill(email);
  await field(page, "password").fill(secret);
  if (isScrolled) await submitOf(widget(page)).evaluate((button) => button.scrollIntoView({ block: "start", behavior: "instant" }));
  await page.keyboard.press("Enter");
}

/** Logs in as far as the second step, and returns the code that was mailed. */
export async function reachCode(
  page: Page,
  request: APIRequestContext,
  { path = "/en/login", lang = "en", isScrolled = false } = {},
): Promise<{ email: string; code: string }> {
  const email = await newCustomer(request, lang);
  await page.goto(path);
  await giveCredentials(page, email, { isScrolled });
  await expect(field(page, "code")).toBeFocused();
  const code = await loginCode(request, email);
  expect(code).toMatch(/^\d{6}$/);
  return { email, code };
}
