/** Helpers for journeys of the callback dialog: they open it, fill it in and read it. */
import type { Locator, Page, Request } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const api = `http://localhost:${ports.api}`;
export const widget = (page: Page): Locator => page.locator("digi-callback-modal");
export const dialog = (page: Page): Locator => widget(page).getByRole("dialog");
export const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
export const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]');
export const errors = (page: Page): Locator => widget(page).locator('[part="error"]');
export const confirmation = (page: Page): Locator => dialog(page).getByRole("heading", { name: "Message sent" });

export const weekday = new Date("2026-01-15T10:00:00+01:00");

/**
 * Opens a page with only the dialog's tag and a button of the page, and opens the dialog by that button. The page's clock shows Thursday
 * morning, unless `now` is another time, or `own` is true because the test sets the clock itself.
 */
export async function open(
  page: Page,
  { attributes = "", lang = "en", now = weekday as Date | "own", isTaken = true } = {},
): Promise<void> {
  if (now !== "own") await page.clock.setFixedTime(now);
  await page.goto(`/demo-pages/empty?lang=${lang}`);
  const html = `<button id="call-me">Call me</button><digi-callback-modal for="call-me" ${attributes}></digi-callback-modal>`;
  await page.locator("main").evaluate((main, tags) => (main.innerHTML = tags), html);
  if (isTaken) await page.evaluate(takeRequests);
  await page.locator("#call-me").click();
  await expect(dialog(page)).toBeVisible();
}

/** Makes the page handle the dialog's requests itself, as a host page may do. */
const takeRequests = (): void => document.addEventListener("digi-submit", (event) => ((event as CustomEvent).detail.taken = true));

export async function fillIn(page: Page): Promise<void> {
  await field(page, "first_name").fill("José-María");
  await field(page, "last_name").fill("O’Neill");
  await field(page, "phone_number").fill("0470/12.34.56");
  await widget(page).locator('[name="radio"][value="yes"]').check();
  await field(page, "digi_terms").check();
  await field(page, "digi_contact").check();
  await expect(submit(page)).toBeEnabled();
}

export async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "first_name")).toHaveValue("José-María");
  await expect(field(page, "last_name")).toHaveValue("O’Neill");
  await expect(field(page, "phone_number")).toHaveValue("0470/12.34.56");
  await expect(widget(page).getByLabel("Yes")).toBeChecked();
  await expect(field(page, "digi_terms")).toBeChecked();
  await expect(field(page, "digi_contact")).toBeChecked();
}

/** Begins to record the API's calls of the page, without the two calls of the captcha. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === api && pathname !== "/api/recaptcha" && pathname !== "/api/altcha-challenge") calls.push(request);
  });
  return calls;
}
