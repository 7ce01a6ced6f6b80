/** Helpers that the journeys of the Digi TV page share. */
import type { Locator, Page } from "playwright/test";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { expect } from "#tests/page.ts";
import { api, recordEvents, traces } from "./access.ts";
import { area, button, heading } from "./my-digi-orders.ts";
import { openProduct } from "./my-digi-product.ts";

/** The id of the sample address that has internet, but no Digi TV account yet. */
export const withoutAccount = "FTTB-9000-1-01-10";
/** The id of the sample address whose Digi TV account was activated long ago, and has three devices. */
export const withAccount = "FTTB-1000-1-01-1";
export const tvPassword = "Tv-Secret-27!";

export const openDigiTv = (page: Page, address: string, query = ""): Promise<void> =>
  openProduct(page, "digi-tv", `?address-id=${address}${query}`);

export const field = (page: Page, name: string): Locator => area(page).locator(`input[name="${name}"]`);
/** Returns the error messages of the view's fields. They are in the light DOM beside the fields, and not among the view's own elements. */
export const mistakes = (page: Page): Locator => area(page).locator('[slot$="-error"]');
export const devices = (page: Page): Locator => area(page).getByRole("article");
export const deviceNames = (page: Page): Locator => devices(page).getByRole("heading");

/** Opens the form for the activation, and waits until its fields can be typed into. */
export async function openActivation(page: Page): Promise<void> {
  await openDigiTv(page, withoutAccount, "&add=1");
  await expect(heading(page, "Activate Digi TV")).toBeVisible();
}

/**
 * Brings the pointer to the button whose action leads on, and waits until the files of the notice about that are there, and the other files
 * that the button announces. A journey calls it before it stops the page's clock, because each file of a part runs in a turn of its own,
 * and a stopped clock has none.
 */
export async function bringWayOn(page: Page, opener: Locator, others: readonly RegExp[] = []): Promise<void> {
  const come: string[] = [];
  page.on("requestfinished", (request) => void come.push(request.url()));
  await opener.hover();
  for (const file of [/\/my-digi\.way-on\.js/, /\/link-page-[^/]*\.js/, ...others])
    await expect.poll(() => come.some((address) => file.test(address)), `${file}`).toBe(true);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
  });
}

export async function fillPasswords(page: Page, password: string, repeat = password): Promise<void> {
  await field(page, "password").fill(password);
  await field(page, "password-repeat").fill(repeat);
}

/** Opens the dialog that asks whether to end the account, and waits until it shows the date of the end. */
export async function askForEnd(page: Page): Promise<Locator> {
  await button(page, "End Digi TV").click();
  const dialog = area(page).getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "End Digi TV?" })).toBeFocused();
  const confirm = dialog.getByRole("button", { name: "End Digi TV", exact: true });
  await expect(confirm).not.toHaveAttribute("aria-busy", "true");
  return confirm;
}

/**
 * Records what a page tells others, beginning before the first widget: events, analytics, the console, the addresses and bodies of its
 * requests, but for the body of the call that has to carry passwords.
 * @returns a function that returns the record, with what the browser stores and the page shows by then
 */
export async function recordTold(page: Page, { path }: Endpoint<any, any, any>): Promise<() => Promise<string>> {
  const events = await recordEvents(page);
  const heard: string[] = [];
  page.on("console", (line) => void heard.push(line.text()));
  page.on("request", (one) => {
    const isCarrier = one.method() === "POST" && one.url() === api + path;
    heard.push(one.url(), isCarrier ? "" : (one.postData() ?? ""));
  });
  return async () => {
    const stored = await page.evaluate(() => `${JSON.stringify({ ...sessionStorage })} ${document.cookie}`);
    const shown = await area(page).evaluate((tag) => `${tag.outerHTML}${tag.shadowRoot?.innerHTML ?? ""}`);
    return [await traces(page), await events(), stored, shown, ...heard].join("\n");
  };
}
