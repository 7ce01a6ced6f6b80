/** Journeys of the cookie banner over two hosts of one domain, whose names are mapped to this machine: which choice counts, and where. */
import type { BrowserContext, Page } from "playwright/test";
import { chromiumArgs, ensureChromium, sparingArgs } from "#tests/browser.ts";
import { expect, test, unasked } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { all, answer, bar, box, byDefault, inDialog, none, queue, update, type Choice } from "./cookie-consent.ts";

const domain = "digi.test";
const rules = `MAP ${domain} 127.0.0.1, MAP *.${domain} 127.0.0.1`;
test.use({
  ...unasked,
  launchOptions: { executablePath: ensureChromium(), args: [...chromiumArgs, ...sparingArgs, `--host-resolver-rules=${rules}`] },
});

const [www, shop] = [`www.${domain}`, `shop.${domain}`];
const at = (host: string, path: string): string => `http://${host}:${ports.demo}${path}`;

/** Opens a page that has nothing but the banner, as its author wrote it. */
async function openWith(page: Page, host: string, attributes = ""): Promise<void> {
  await page.goto(at(host, "/demo-pages/empty?lang=en"));
  await page
    .locator("main")
    .evaluate((main, written) => (main.innerHTML = `<digi-cookie-consent ${written}></digi-cookie-consent>`), attributes);
}

const dayMs = 86_400_000;
/** Returns a choice as the banner keeps it. */
const kept = (choice: Choice, ageMs: number): string =>
  encodeURIComponent(JSON.stringify({ version: 1, savedAt: Date.now() - ageMs, id: "x", ...choice }));
const name = "digi-consent";

/** Returns the cookies of a name that pages of the host get, in whatever folder. */
const cookiesOf = async (context: BrowserContext, wanted: string) => (await context.cookies()).filter((one) => one.name === wanted);

test("of two cookies of one name the newest choice counts, in either order, and the other one is ended @all", async ({ page, context }) => {
  for (const [inFolder, atRoot, expected] of [
    [kept(all, dayMs), kept(none, 1000), none],
    [kept(none, 1000), kept(all, dayMs), none],
    [kept(none, dayMs), kept(all, 1000), all],
  ] as const) {
    await context.clearCookies();
    await context.addCookies([
      { name, value: inFolder, domain: www, path: "/en" },
      { name, value: atRoot, domain: `.${domain}`, path: "/" },
    ]);
    await page.goto(at(www, "/en/contact"));
    await expect.poll(() => queue(page)).toEqual([byDefault, update(expected)]);
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(async () => (await cookiesOf(context, name)).map(({ path }) => path)).toEqual(["/"]);
    await page.goto(at(www, "/fr/contact"));
    await expect.poll(() => queue(page), "on the next page, too").toEqual([byDefault, update(expected)]);
  }
});

test("a refusal holds on the next page, whatever stood there before, also what this page could not end @all", async ({ page, context }) => {
  await context.addCookies([
    { name, value: kept(all, dayMs), domain: www, path: "/en" },
    { name, value: kept(all, -400 * dayMs), domain: `.${domain}`, path: "/" },
    { name, value: "%E0%A4%A", domain: www, path: "/fr" },
    { name, value: encodeURIComponent("{}"), domain: www, path: "/" },
  ]);
  await page.goto(at(www, "/fr/contact"));
  await answer(page, "Refuser").click();
  await expect(bar(page)).toHaveCount(0);
  expect(await queue(page)).toEqual([byDefault, update(none)]);
  for (const path of ["/en/contact", "/fr/contact", "/nl/contact"]) {
    await page.goto(at(www, path));
    await expect.poll(() => queue(page), path).toEqual([byDefault, update(none)]);
    await expect(bar(page)).toHaveCount(0);
  }
  expect(await cookiesOf(context, name)).toHaveLength(1);
});

test("a choice of a time that is yet to come counts for nothing and is asked anew @all", async ({ page, context }) => {
  await context.addCookies([{ name, value: kept(all, -60_000), domain: www, path: "/" }]);
  await page.goto(at(www, "/en/contact"));
  await expect(bar(page)).toBeVisible();
  expect(await queue(page)).toEqual([byDefault]);
});

test("with cookie-domain a choice and its withdrawal count on all hosts of the domain; without it on one @all", async ({ page }) => {
  const attributes = `cookie-domain="${domain}"`;
  await openWith(page, www, attributes);
  await answer(page, "Accept").click();
  await expect(bar(page)).toHaveCount(0);
  for (const host of [shop, domain]) {
    await openWith(page, host, attributes);
    await expect.poll(() => queue(page)).toEqual([byDefault, update(all)]);
    await expect(bar(page)).toHaveCount(0);
  }
  await openWith(page, shop, attributes);
  await page.locator("digi-cookie-consent").evaluate((tag) => (tag as unknown as { show(): Promise<void> }).show());
  for (const category of ["Preferences", "Statistics", "Marketing"]) await box(page, category).uncheck();
  await inDialog(page, "Save Settings").click();
  await expect.poll(() => queue(page)).toEqual([byDefault, update(all), update(none)]);
  await openWith(page, www, attributes);
  await expect.poll(() => queue(page)).toEqual([byDefault, update(none)]);

  await page.context().clearCookies();
  await openWith(page, www);
  await answer(page, "Accept").click();
  await expect(bar(page)).toHaveCount(0);
  await openWith(page, shop);
  await expect(bar(page)).toBeVisible();
});

test("a cookie-domain of others is told to the author, and the choice is kept for the host @all", async ({ page, context, complaints }) => {
  complaints.announce(`cookie-domain: ${www} is not in other.test`);
  await openWith(page, www, `cookie-domain="other.test"`);
  await answer(page, "Reject").click();
  await expect(bar(page)).toHaveCount(0);
  expect(await cookiesOf(context, name)).toMatchObject([{ domain: www }]);
});

test("after a withdrawal the named cookies are gone, of this host and of the domain, and no others @all", async ({ page, context }) => {
  const value = "1";
  const cookies = [
    { name: "_ga", value, domain: `.${domain}`, path: "/" },
    { name: "_ga_X1", value, domain: www, path: "/demo-pages" },
    { name: "_gcl_au", value, domain: `.${domain}`, path: "/" },
    { name: "_clck", value, domain: www, path: "/" },
    { name: "_gallery", value, domain: www, path: "/" },
    { name: "lang", value: "en", domain: www, path: "/" },
  ];
  const left = async (): Promise<string[]> => (await context.cookies()).flatMap((one) => (one.name === name ? [] : [one.name])).toSorted();
  await openWith(page, www, `clear="_ga,_ga_*,_gcl_au,_clck"`);
  await answer(page, "Accept").click();
  await context.addCookies(cookies);
  await page.locator("digi-cookie-consent").evaluate((tag) => (tag as unknown as { show(): Promise<void> }).show());
  await box(page, "Marketing").uncheck();
  await inDialog(page, "Save Settings").click();
  await expect.poll(() => queue(page)).toEqual([byDefault, update(all), update({ ...all, marketing: false })]);
  expect(await left()).toEqual(["_gallery", "lang"]);

  await page.locator("digi-cookie-consent").evaluate((tag) => (tag as unknown as { show(): Promise<void> }).show());
  for (const category of ["Preferences", "Statistics"]) await box(page, category).uncheck();
  await inDialog(page, "Save Settings").click();
  await expect.poll(async () => (await queue(page)).length).toBe(4);
  await context.addCookies(cookies);
  await openWith(page, www, `clear="_ga,_ga_*,_gcl_au,_clck"`);
  await expect.poll(left, "what a script wrote while its page was left").toEqual(["_gallery", "lang"]);
});
