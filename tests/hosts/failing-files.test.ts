/** Every file may fail once or several times, in every way that networks fail; the widget comes up all the same. */
import type { Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { addressOf, release } from "./pages.ts";
import { expectReady, isOurs, newsletter, recordRequests } from "./widget.ts";

type Fault = (route: Route) => Promise<void>;

const unavailable: Fault = (route) => route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" });
const killed: Fault = (route) => route.abort("connectionreset");
const html: Fault = (route) =>
  route.fulfill({
    status: 200,
    contentType: "text/html",
    headers: { "access-control-allow-origin": "*" },
    body: "<!doctype html><p>Maintenance</p>",
  });

const faults: Readonly<Record<string, readonly Fault[]>> = {
  "answers 503 once": [unavailable],
  "is cut off once": [killed],
  "is a web page once": [html],
  "fails three times": [unavailable, killed, html],
};

/** Lets the first requests of one file fail. A request that is repeated carries a query. Answers how often it was asked for. */
async function failFirst(page: Page, file: string, list: readonly Fault[]): Promise<() => number> {
  let count = 0;
  await page.route(
    (url) => url.origin + url.pathname === file,
    (route) => {
      const fault = list[count];
      count += 1;
      return fault ? fault(route) : route.continue();
    },
  );
  return () => count;
}

/** The files that the newsletter needs in French, without the loader. */
async function filesOf(page: Page): Promise<string[]> {
  const requests = recordRequests(page);
  await page.goto(addressOf("plain-fr"));
  await expectReady(page);
  return requests
    .filter(isOurs)
    .map((request) => request.url())
    .slice(1);
}

/** From the first answer for that file to the widget: what a visitor loses by it. */
const recoveryMs = (page: Page, file: string): Promise<number> =>
  page.evaluate((address) => {
    const [failed] = performance.getEntriesByType("resource").filter(({ name }) => name === address) as PerformanceResourceTiming[];
    const [ready] = performance.getEntriesByName("ready");
    return (ready?.startTime ?? Infinity) - (failed?.responseEnd ?? -Infinity);
  }, file);

for (const [fault, list] of Object.entries(faults)) {
  const isOne = list.length === 1;
  test(`any one file ${fault}: the newsletter is ready${isOne ? " within two seconds" : ""}`, async ({ browser, page }) => {
    test.setTimeout(90_000);
    const files = await filesOf(page);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const context = await browser.newContext();
      const visit = await context.newPage();
      const asked = await failFirst(visit, file, list);
      await visit.addInitScript(() => addEventListener("digi-ready", () => performance.mark("ready"), { once: true }));
      await visit.goto(addressOf("plain-fr"));
      await expectReady(visit);
      expect(asked(), file).toBe(list.length + 1);
      if (isOne) expect(await recoveryMs(visit, file), file).toBeLessThanOrEqual(2000);
      await context.close();
    }
  });
}

test("when a file never comes: the page's own content, a message, and a retry that works", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? unavailable(route) : route.continue()));
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
  await expect(newsletter(page).getByRole("alert")).toContainText("could not be loaded");
  isDown = false;
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expectReady(page);
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeHidden();
});

test("a page that comes online again tries by itself", async ({ page, context, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  let isDown = true;
  await page.route(`${release}/*/newsletter.js*`, (route) => (isDown ? killed(route) : route.continue()));
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await context.setOffline(true);
  isDown = false;
  await context.setOffline(false);
  await expectReady(page);
});

test("a failed widget does not cover the page", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  await page.route(`${release}/*/newsletter.js*`, unavailable);
  await page.goto(addressOf("in-text"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await page.getByRole("heading", { name: "Before" }).click({ timeout: 2000 });
  await page.locator("#after").click({ timeout: 2000 });
});

test("no address is asked for twice, also across a retry of the visitor", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|digi/);
  const requests = recordRequests(page);
  await page.route(`${release}/*/newsletter.js*`, unavailable);
  await page.goto(addressOf("plain"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  await newsletter(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("digi-newsletter:state(error)")).toHaveCount(0);
  await expect(page.locator("digi-newsletter:state(error)")).toHaveCount(1);
  const urls = requests.map((request) => request.url()).filter((url) => url.includes("/newsletter.js"));
  expect(urls.length).toBe(new Set(urls).size);
});
