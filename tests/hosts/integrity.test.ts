/** Tests that no code runs whose hash was not checked, where the script tag has `integrity` or `data-verify`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { addressOf, apiOrigin, dist, release, version } from "./pages.ts";
import { expectReady, newsletter, recordRequests } from "./widget.ts";

const asked = (page: Page): (() => string[]) => {
  const requests = recordRequests(page);
  return () => requests.map((request) => request.url()).filter((url) => /[/.]integrity\.js/.test(url));
};

/** Answers a request with the file and, before it, a line of code that shows in the page that the file has run. */
const tamper = (route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url());
  const body = `globalThis.tampered = true;\n${readFileSync(join(dist, pathname.replace("/digi/", "")), "utf8")}`;
  return route.fulfill({ body, contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } });
};

const unavailable = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" });

for (const name of ["integrity", "verify", "verify-fr"]) {
  test(`${name}: the newsletter is ready, the security check runs, and errors are shown @all`, async ({ page }) => {
    const lists = asked(page);
    await page.goto(addressOf(name));
    await expectReady(page);
    const form = newsletter(page);
    await form.locator("input").first().fill("Marie");
    // The API client and the code that solves the captcha are checked files, too, and must have come.
    await expect(form.locator("button[type=submit]")).toBeEnabled();
    await form.locator("button[type=submit]").click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    // Only two lists of hashes are requested: the one of the loader's files, and the one of this widget's. No list of another widget is.
    expect(lists().map((url) => url.split("/").at(-1))).toEqual(["integrity.js", "newsletter.integrity.js"]);
  });
}

test("without it nothing of the kind is fetched @all", async ({ page }) => {
  const lists = asked(page);
  await page.goto(addressOf("plain"));
  await expectReady(page);
  expect(lists()).toEqual([]);
});

const checkedFiles = Object.entries({
  "the widget": `${release}/${version}/newsletter.js*`,
  "a shared file": `${release}/shared/core-*.js*`,
  "the prerendered screen and texts": `${release}/${version}/newsletter.en.js*`,
  "what draws prerendered screens": `${release}/shared/prerender-*.js*`,
  "the list itself": `${release}/${version}/integrity.js*`,
  "the list of what the widget needs": `${release}/${version}/newsletter.integrity.js*`,
});

for (const [file, pattern] of checkedFiles) {
  test(`${file}, tampered with once and then good: the widget comes by itself, and the changed one never ran @all`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/integrity|digest|Failed to/i);
    let count = 0;
    await page.route(pattern, (route) => ((count += 1) === 1 ? tamper(route) : route.continue()));
    await page.goto(addressOf("verify"));
    await expectReady(page);
    expect(count).toBe(2);
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
  });

  test(`${file}, tampered with, never runs: the page's own content and a retry that works @all`, async ({ page, complaints }) => {
    complaints.announce(/integrity|digest|Failed to|digi/i);
    let isBad = true;
    await page.route(pattern, (route) => (isBad ? tamper(route) : route.continue()));
    await page.goto(addressOf("verify"));
    await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
    await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
    isBad = false;
    await newsletter(page).getByRole("button", { name: "Try again" }).click();
    await expectReady(page);
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
  });
}

test("a file that is fetched late, tampered with once and then good: it is checked too, and fetched again @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/integrity|digest|Failed to/i);
  let count = 0;
  await page.route(`${release}/shared/client-*.js*`, (route) => ((count += 1) === 1 ? tamper(route) : route.continue()));
  await page.goto(addressOf("verify"));
  await expectReady(page);
  const form = newsletter(page);
  await form.locator("input").first().fill("Marie");
  await expect(form.locator("button[type=submit]")).toBeEnabled();
  expect(count).toBe(2);
  expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
});

test("a loader that was tampered with does not run either @all", async ({ page, complaints }) => {
  complaints.announce(/integrity|digest/i);
  await page.route(`${release}/${version}/loader.js`, tamper);
  await page.goto(addressOf("integrity"));
  expect(await page.evaluate(() => ["tampered" in globalThis, "digiWidgets" in globalThis])).toEqual([false, false]);
  await expect(page.getByRole("link", { name: "Our newsletter" })).toBeVisible();
});

for (const file of ["integrity.js", "newsletter.integrity.js", "newsletter.js", "newsletter.en.js"]) {
  test(`${file} that is away once is fetched again, and checked @all`, async ({ page, complaints }) => {
    complaints.announce(/Failed to load|integrity/);
    let count = 0;
    await page.route(`${release}/${version}/${file}*`, (route) => ((count += 1) === 1 ? unavailable(route) : route.continue()));
    await page.goto(addressOf("verify"));
    await expectReady(page);
    expect(count).toBe(2);
  });
}

test("a file that is away once and tampered with then does not run @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to|integrity|digest|digi/i);
  let count = 0;
  await page.route(`${release}/${version}/newsletter.js*`, (route) => ((count += 1) === 1 ? unavailable(route) : tamper(route)));
  await page.route(`${apiOrigin}/**`, (route) => route.abort());
  await page.goto(addressOf("verify"));
  await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
  expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
  expect(count).toBe(4);
});
