/**
 * Tests what a page shows to its author: with `data-debug` the events that are tracked or held back, with `?digi-doctor` the mistakes in
 * the page.
 */
import type { Locator, Page } from "playwright/test";
import { expect, test, unasked } from "#tests/page.ts";
import { violations } from "#tests/a11y/inspect.ts";
import { heldAddress } from "./held.ts";
import { isOurs, recordRequests } from "./widget.ts";

test.use(unasked);

const panel = (page: Page): Locator => page.getByRole("complementary", { name: "Measured on this page" });
const dataLayer = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []));

/** Opens a page with the bundle builder, with or without the option `debug`. */
async function open(page: Page, debug: boolean): Promise<void> {
  await page.addInitScript((isOn) => Object.assign(window, { digiWidgets: { debug: isOn } }), debug);
  await page.goto(heldAddress("0", `<digi-configurator loading="eager"></digi-configurator>`));
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
}

/**
 * Declares the browser's message about a missing page as expected: the doctor requests the pages to which the tags' links lead, and this
 * site has none of them.
 */
const leadsNowhere = (complaints: { announce(text: string): void }): void => complaints.announce("404");

/** Opens the form of a mobile line. The plans that it shows are tracked as an event. */
const openForm = (page: Page): Promise<void> => page.getByRole("button", { name: "Add a mobile plan" }).click();

test("what was sent is listed as it comes, until the list is closed @all", async ({ page, complaints }) => {
  leadsNowhere(complaints);
  await open(page, true);
  await expect(panel(page)).toContainText("Nothing yet.");
  await openForm(page);
  await expect(panel(page).getByRole("listitem")).toHaveText([/^view_item_list: sent to dataLayer.*"currency":"EUR"/]);
  expect(await dataLayer(page)).toContain("view_item_list");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await violations(page);
    // The page around the panel has no `main`, which is not the panel's fault.
    expect
      .soft(
        found.filter((one) => !one.startsWith("landmark-one-main")),
        colorScheme,
      )
      .toEqual([]);
  }
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
});

test("what the visitor does not allow is listed as held back @all", async ({ page, complaints }) => {
  leadsNowhere(complaints);
  await page.addInitScript(() => {
    const queue: unknown[] = [];
    Object.assign(window, { dataLayer: queue });
    (function leave(..._words: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params -- as Google's own function leaves them
      queue.push(arguments);
    })("consent", "default", { analytics_storage: "denied" });
  });
  await open(page, true);
  await openForm(page);
  await expect(panel(page).getByRole("listitem")).toHaveText([/^view_item_list: held back: the visitor allows no statistics/]);
  expect(await dataLayer(page)).not.toContain("view_item_list");
});

test("without the option its file is not fetched @all", async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, false);
  await openForm(page);
  await expect(page.getByRole("button", { name: "Add to my pack" })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(requests.filter((request) => isOurs(request) && /\/debug\b/.test(request.url()))).toEqual([]);
});

test("an address that asks for the doctor has its panel, by keys and in each scheme; another fetches nothing of it @all", async ({
  page,
}) => {
  const requests = recordRequests(page);
  const address = heldAddress("0", `<digi_newsletter></digi_newsletter>`);
  await page.goto(address);
  await page.waitForFunction(() => "digiWidgets" in window);
  expect(requests.map((one) => one.url()).filter((url) => /\/doctor-/.test(url))).toEqual([]);
  await page.goto(`${address}&digi-doctor`);
  const doctor = page.getByRole("complementary", { name: "The digi doctor" });
  await expect(doctor).toContainText("<digi_newsletter> does not exist. Did you mean <digi-newsletter>?");
  await expect(doctor.locator("code").last()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await violations(page);
    expect
      .soft(
        found.filter((one) => !one.startsWith("landmark-one-main")),
        colorScheme,
      )
      .toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(doctor).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(doctor.getByRole("button", { name: "Look again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(doctor).toHaveCount(1);
  await doctor.getByRole("button", { name: "Close" }).click();
  await expect(doctor).toHaveCount(0);
});
