/** Journeys of the cookie banner on pages that move it, have no line of it in the head, have two banners, or load Google's scripts. */
import type { Page } from "playwright/test";
import { expect, test, unasked } from "#tests/page.ts";
import { answer, bar, box, byDefault, inDialog, queue } from "./cookie-consent.ts";

test.use(unasked);

/** Opens a page with the given tags and without the banner's line in its head. */
async function openBare(page: Page, { tags = "<digi-cookie-consent></digi-cookie-consent>", query = "" } = {}): Promise<void> {
  await page.goto(`/demo-pages/empty?lang=en${query}`);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), tags);
}

test("a page that moves the tag, as its framework does, keeps the question in sight @all", async ({ page }) => {
  await page.goto("/en");
  await expect(answer(page, "Accept")).toBeVisible();
  await page.locator("digi-cookie-consent").evaluate((tag) => document.body.append(tag));
  await expect(answer(page, "Accept")).toBeVisible();
});

test("a page whose head says nothing: the widget says the default, and the doctor that it was late @all", async ({ page, complaints }) => {
  complaints.announce("The page’s head does not say");
  const late = (): Promise<boolean> =>
    page.evaluate(async () =>
      (await (window as unknown as { digiWidgets: { doctor(): Promise<{ code: string }[]> } }).digiWidgets.doctor()).some(
        ({ code }) => code === "late-consent",
      ),
    );
  await openBare(page);
  await expect(bar(page)).toBeVisible();
  expect(await queue(page)).toEqual([byDefault]);
  expect(await late()).toBe(true);
  await page.goto("/en");
  await expect(bar(page)).toBeVisible();
  expect(await late()).toBe(false);
});

test("two tags ask once; a page that wants nothing in its queue gets nothing @all", async ({ page }) => {
  await openBare(page, { tags: "<digi-cookie-consent></digi-cookie-consent>".repeat(2), query: "&analytics=off" });
  await expect(bar(page)).toHaveCount(1);
  await answer(page, "Reject").click();
  await expect(bar(page)).toHaveCount(0);
  expect(await queue(page)).toEqual([]);
});

test.describe("a page whose policy allows Google's security check @all", () => {
  test.use({ bypassCSP: true });

  test("nothing is asked of Google for its security check before preferences are allowed", async ({ page }) => {
    await page.addInitScript(() => ((window as unknown as { digiWidgets: object }).digiWidgets = { captcha: "recaptcha:SITE" }));
    const asked: string[] = [];
    await page.route("https://www.google.com/**", (route) => {
      asked.push(route.request().url());
      const script =
        "window.grecaptcha = { ready: (run) => run(), render: (box) => { box.textContent = 'a box of Google'; return 0; }, reset() {} };";
      return route.fulfill({ contentType: "text/javascript", body: script });
    });
    await openBare(page, { tags: "<digi-cookie-consent></digi-cookie-consent><digi-newsletter></digi-newsletter>" });
    await page.locator("digi-newsletter").locator('[name="first_name"]').fill("Marie");
    await expect(page.getByText("The security check is by Google")).toBeVisible();
    expect(asked).toEqual([]);
    await answer(page, "Reject").click();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole("link", { name: "cookie settings" }).click();
    expect(asked).toEqual([]);
    await box(page, "Preferences").check();
    await inDialog(page, "Save Settings").click();
    await expect(page.getByText("a box of Google")).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test("where a filter list blocks cookie notices by their files' names, the banner asks all the same @all", async ({ page }) => {
  const blocked: string[] = [];
  await page.route(/\/[^/?]*(?:cookie|consent|analytics|tracking)[^/]*\.js/i, (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await page.goto("/en");
  await answer(page, "Settings").click();
  await inDialog(page, "Save Settings").click();
  await expect(bar(page)).toHaveCount(0);
  expect(blocked).toEqual([]);
});

test("a banner whose files do not come takes no place, says nothing to the visitor, and comes with them @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load|<digi-cookie-consent> failed/);
  const top = (): Promise<number> => page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
  await openBare(page, { tags: "" });
  const before = await top();
  await page.route(/\/choices\./, (route) => route.abort());
  await page.locator("main").evaluate((main) => main.before(document.createElement("digi-cookie-consent")));
  await expect(page.locator("digi-cookie-consent:state(error)")).toBeAttached();
  expect([await top(), await page.locator("digi-cookie-consent").getByRole("alert").count()]).toEqual([before, 0]);
  await page.unroute(/\/choices\./);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(bar(page)).toBeVisible();
});
