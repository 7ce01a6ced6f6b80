/** Journeys of consent that others give: the page's own consent tool, an option of the page, and the visitor's browser. */
import type { Page } from "playwright/test";
import { expect, test, unasked } from "#tests/page.ts";
import { api } from "./access.ts";
import { all, answer, bar, box, byDefault, dialog, inDialog, keptChoice, none, queue, update, type Kept } from "./cookie-consent.ts";

test.use(unasked);

const banner = "<digi-cookie-consent></digi-cookie-consent>";
const builder = '<digi-configurator mobile="mobile-max" loading="eager"></digi-configurator>';

/** Opens a page with these tags, whose script options are an object, and records what is tracked. */
async function open(page: Page, tags: string, options: object = {}): Promise<void> {
  await page.addInitScript((given) => {
    const heard: unknown[] = [];
    Object.assign(window, { digiWidgets: given, heard });
    addEventListener("digi-analytics", (event) => heard.push((event as CustomEvent).detail));
  }, options);
  await page.goto("/demo-pages/empty?lang=en");
  await show(page, tags);
}
const show = (page: Page, tags: string): Promise<void> => page.locator("main").evaluate((main, html) => void (main.innerHTML = html), tags);

type Told = { readonly event: string; readonly consent: unknown };
/** Waits until the builder has told of its list of cards, and returns what was allowed then. */
async function allowedAt(page: Page, times = 1): Promise<unknown> {
  const lists = (): Promise<Told[]> =>
    page.evaluate(() => (window as unknown as { heard: Told[] }).heard.filter(({ event }) => event === "view_item_list"));
  await expect.poll(async () => (await lists()).length).toBe(times);
  return (await lists()).at(-1)?.consent;
}
const tracked = async (page: Page): Promise<number> =>
  (await queue(page)).filter((one) => JSON.stringify(one).includes("view_item_list")).length;
/** Tells our tags what the page's own consent tool allows. */
const tell = (page: Page, detail: object): Promise<void> =>
  page.evaluate((told) => void document.dispatchEvent(new CustomEvent("digi-consent", { detail: told })), detail);

test("a page of a site that asks measures nothing before the choice, though the banner is not on it @all", async ({ page }) => {
  await open(page, builder, { consent: "required" });
  expect([await allowedAt(page), await tracked(page)]).toEqual([none, 0]);
  await tell(page, all);
  await show(page, "");
  await show(page, builder);
  expect([await allowedAt(page, 2), await tracked(page)], "no tool of the page's speaks for the banner").toEqual([none, 0]);
  await show(page, banner);
  await answer(page, "Accept").click();
  await expect(bar(page)).toHaveCount(0);
  await show(page, builder);
  expect([await allowedAt(page, 3), await tracked(page)]).toEqual([all, 1]);
});

test("a page's own consent tool says before the script, at once and later what is allowed @all", async ({ page }) => {
  await open(page, builder, { consent: { preferences: true } });
  expect([await allowedAt(page), await tracked(page)]).toEqual([{ ...none, preferences: true }, 0]);
  await tell(page, { statistics: true });
  await show(page, "");
  await show(page, builder);
  expect([await allowedAt(page, 2), await tracked(page)]).toEqual([{ ...none, statistics: true }, 1]);
  await tell(page, {});
  await show(page, "");
  await show(page, builder);
  expect([await allowedAt(page, 3), await tracked(page)]).toEqual([none, 1]);
});

test("a page's own consent tool that is done before our files are there is heard @all", async ({ page }) => {
  await open(page, "");
  await page.evaluate(() => Object.assign((window as unknown as { digiWidgets: object }).digiWidgets, { consent: { marketing: true } }));
  await show(page, builder);
  expect([await allowedAt(page), await tracked(page)]).toEqual([{ ...none, marketing: true }, 0]);
});

test.describe("a browser with Global Privacy Control @all", () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })));

  test("refuses marketing on a page that nobody speaks for", async ({ page }) => {
    await open(page, builder);
    expect(await allowedAt(page)).toEqual({ ...all, marketing: false });
  });

  test("refuses it until the visitor says otherwise in the banner", async ({ page }) => {
    await open(page, banner + builder);
    expect(await allowedAt(page)).toEqual(none);
    expect(await queue(page)).toEqual([byDefault]);
    await answer(page, "Settings").click();
    await expect(box(page, "Marketing")).not.toBeChecked();
    await box(page, "Marketing").check();
    await inDialog(page, "Save Settings").click();
    expect((await queue(page)).at(-1)).toEqual(update({ ...none, marketing: true }));
  });
});

test("a page with a data layer of another name gets commands and events there alone @all", async ({ page, complaints }) => {
  complaints.announce("The page’s head does not say");
  await open(page, banner, { layer: "shopLayer" });
  await answer(page, "Accept").click();
  await expect(bar(page)).toHaveCount(0);
  await show(page, builder);
  await allowedAt(page);
  const layers = await page.evaluate(() => {
    const { shopLayer = [], dataLayer } = window as unknown as { shopLayer?: ArrayLike<unknown>[]; dataLayer?: unknown };
    return { words: shopLayer.map((entry) => Array.from(entry).slice(0, 2).join(" ")), events: JSON.stringify(shopLayer), dataLayer };
  });
  expect(layers.words.slice(0, 2)).toEqual(["consent default", "consent update"]);
  expect(layers.events).toContain("view_item_list");
  expect(layers.dataLayer).toBeUndefined();
  const fixes = await page.evaluate(async () =>
    (await (window as unknown as { digiWidgets: { doctor(): Promise<{ code: string; fix?: string }[]> } }).digiWidgets.doctor()).flatMap(
      ({ code, fix }) => (code === "late-consent" ? [fix] : []),
    ),
  );
  expect(fixes.join()).toContain("shopLayer.push(arguments)");
  expect(fixes.join()).not.toContain("dataLayer");
});

/** The ways in which scripts of pages keep a click from others. Each function runs in the page, before our script. */
const stopping: Readonly<Record<string, () => void>> = {
  "returns false, as handlers of jQuery do": () =>
    document.addEventListener("DOMContentLoaded", () => {
      document.body.addEventListener("click", (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
    }),
  "stops it on its way": () =>
    document.addEventListener("DOMContentLoaded", () => document.body.addEventListener("click", (event) => event.stopPropagation(), true)),
  "stops it before all others": () => addEventListener("click", (event) => event.stopImmediatePropagation(), true),
};
for (const [what, stop] of Object.entries(stopping)) {
  test(`the settings link opens the settings where a script of the page ${what} @all`, async ({ page }) => {
    await page.addInitScript(stop);
    await open(page, `${banner}<a href="#digi-cookies">Cookie settings</a>`);
    await expect(bar(page)).toBeVisible();
    await page.getByRole("link", { name: "Cookie settings" }).click();
    await expect(dialog(page).getByRole("heading")).toBeFocused();
    await expect(page).toHaveURL("/demo-pages/empty?lang=en");
  });
}

test("each choice is recorded at the API where the tag says so, once, also by who leaves at once; nowhere else @all", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/consent") sent.push(request.postData() ?? "");
  });
  await open(page, "<digi-cookie-consent consent-record></digi-cookie-consent>");
  const statuses: number[] = [];
  page.on("response", (response) => void (response.url() === `${api}/consent` && statuses.push(response.status())));
  await answer(page, "Accept").click();
  await expect.poll(() => statuses.filter((status) => status !== 204)).toEqual([200]);
  const cookie = (await keptChoice(context)) as { readonly choice: Kept };
  const { id, version, savedAt, ...choice } = cookie.choice;
  const texts = await page.evaluate(() => (window as unknown as { digiWidgets: { version: string } }).digiWidgets.version);
  expect(sent.map((one) => JSON.parse(one) as unknown)).toEqual([{ id, version, savedAt, texts, choice, lang: "en" }]);

  await page.locator("digi-cookie-consent").evaluate((tag) => (tag as unknown as { show(): Promise<void> }).show());
  await box(page, "Marketing").uncheck();
  const second = page.waitForRequest(`${api}/consent`);
  await inDialog(page, "Save Settings").click();
  await page.goto("about:blank");
  expect((await second).postDataJSON()).toMatchObject({ choice: { ...all, marketing: false } });

  await context.clearCookies();
  await open(page, banner);
  await answer(page, "Reject").click();
  await expect(bar(page)).toHaveCount(0);
  expect(sent).toHaveLength(2);
});

const unstored = "Your browser doesn’t save cookies, so your choice is for this page only.";
test("where cookies and storage are refused the question says so before the choice, where they are taken it does not @all", async ({
  page,
}) => {
  await open(page, banner);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByText(unstored)).toHaveCount(0);
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  });
  await open(page, banner);
  await expect(bar(page).getByText(unstored)).toBeVisible();
});
