/**
 * Journeys of a bundle that is put together on a partner's site and ordered on the provider's, which is another site with another storage
 * (decisions §8).
 */
import type { Locator, Page } from "playwright/test";
import { languages, type Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { markUnless } from "#tests/depth.ts";
import { expect, test } from "#tests/page.ts";
import { recordEvents } from "./access.ts";
import { builderOn, fragmentOf } from "./builder.ts";
import { builder, lines, looks, max, partner, site } from "./hand-over.ts";
import { button, heading, widget as flow } from "./ordering.ts";

/** Returns the order button, which is in the bundle's overview on a desktop, and in the bar at the bottom on a phone. */
const order = (page: Page): Locator => builderOn(page).order;
const unfinished = (page: Page): Locator =>
  builder(page)
    .getByRole("listitem")
    .filter({ has: page.locator('[data-focus^="wanted-"]') });

/** Returns everything that the site has stored in this tab and in the browser. */
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function openPartner(page: Page, path = "/?lang=en"): Promise<void> {
  await page.goto(partner + path);
  await builder(page).scrollIntoViewIfNeeded();
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
}

/** Fills in the open form of a mobile line whose number the customer keeps. */
async function keepNumber(page: Page): Promise<void> {
  const field = (name: string): Locator => builder(page).locator(`[name="${name}"]`);
  await field("number").fill("0470 12 34 56");
  await field("provider").selectOption({ label: "Proximus" });
  await field("subscription").and(page.locator('[value="no"]')).check();
  await field("customer_number").fill("98765432");
  await field("number_agree").check();
}
const personal = /470.?12.?34.?56|98765432|proximus/i;

type Words = { readonly whoOrders: RegExp; readonly enterNumber: string; readonly notStored: string };
const words: Readonly<Record<Language, Words>> = {
  en: {
    whoOrders: /^Who is ordering\?$/,
    enterNumber: "Enter the number you keep",
    notStored: "This site doesn’t store your number.",
  },
  fr: {
    whoOrders: /^Qui commande\s\?$/,
    enterNumber: "Indiquez le numéro que vous gardez",
    notStored: "Ce site ne conserve pas votre numéro.",
  },
  nl: {
    whoOrders: /^Wie bestelt\?$/,
    enterNumber: "Vul het nummer in dat je behoudt",
    notStored: "Deze site bewaart je nummer niet.",
  },
};

const ways = languages.flatMap((language, languageIndex) =>
  Object.entries(looks).map(([look, viewport], deviceIndex) => {
    /**
     * Returns the mark that leaves a test to the whole run. Each day one of the two journeys is tested in each language, each on one
     * device: the first on a desktop, the other on a phone.
     */
    const mark = (story: number): string => markUnless(story === languageIndex % 2 && deviceIndex === story);
    return { language, look, viewport, mark };
  }),
);

for (const { language, look, viewport, mark } of ways) {
  test.describe(`${language}, ${look}`, () => {
    test.use({ viewport });
    const say = words[language];
    const home = `/?lang=${language}`;
    const orderPage = site + pathOf("order", language);

    test(`from a partner's page to the order: the pack, its code and the dealer are there, and Back leads to the pack [C-198, C-017 order-flow]${mark(0)}`, async ({
      page,
    }) => {
      await openPartner(page, home);
      await builderOn(page).addMobile();
      await expect(lines(page)).toHaveText([/Light/]);
      await order(page).click();
      await page.waitForURL(orderPage);
      await expect(heading(page, say.whoOrders)).toBeVisible();
      await expect(flow(page).locator(".order-lines").first()).toContainText("Light");
      expect(await stored(page)).toContain("DEALER-BRU");

      await page.goBack();
      await expect(page).toHaveURL(partner + home);
      await expect(lines(page)).toHaveText([/Light/]);
      await order(page).click();
      // The same bundle arrives a second time, so nothing is asked.
      await expect(heading(page, say.whoOrders)).toBeVisible();
    });

    test(`never stores a kept number on the partner's site, and asks for it before the order${mark(1)}`, async ({ page }) => {
      const events = await recordEvents(page);
      await page.addInitScript(() => {
        addEventListener("digi-bundle-changed", (event) => {
          const told = sessionStorage.getItem("told") ?? "";
          sessionStorage.setItem("told", `${told}digi-bundle-changed ${JSON.stringify((event as CustomEvent).detail)}\n`);
        });
      });
      const visited: string[] = [];
      page.on("framenavigated", (frame) => visited.push(frame.url()));
      await openPartner(page, home);
      const { section, field, radio } = builderOn(page);
      const add = section("mobile").locator('button[type="submit"]');
      await section("mobile").locator('[data-focus="add"]').click();
      await field("favorite_package").first().click();
      await radio("phone", "keep-phone").check();
      await expect(builder(page).getByText(say.notStored)).toBeVisible();
      await keepNumber(page);
      expect(await stored(page)).not.toMatch(personal);
      await radio("sim_card", "sim").check();
      await add.click();
      await expect(lines(page)).toHaveText([/Light.*470/]);
      expect(await stored(page)).not.toMatch(personal);
      expect(await events()).toMatch(/^digi-bundle-changed .*mobile-light/m);
      expect(await events()).not.toMatch(personal);

      // The number was only in memory: after a reload the page knows that a number is kept, but not which one. The bundle can be ordered
      // all the same.
      await page.reload();
      await expect(unfinished(page)).toHaveText([new RegExp(`Light.*${say.enterNumber}`)]);
      await order(page).click();
      await page.waitForURL(site + pathOf("bundle", language));
      await expect(unfinished(page)).toHaveText([new RegExp(`Light.*${say.enterNumber}`)]);
      expect(visited.filter((address) => address.includes("#digi="))).toHaveLength(1);
      expect(visited.map((address) => atob(new URL(address).hash.slice("#digi=1.".length))).join()).not.toMatch(personal);

      // C-037: a bundle cannot be ordered before its plans are complete.
      await expect(order(page)).toBeDisabled();
      await unfinished(page).getByRole("button").first().click();
      await keepNumber(page);
      await add.click();
      await expect(lines(page)).toHaveText([/Light.*470/]);
      await order(page).click();
      await expect(heading(page, say.whoOrders)).toBeVisible();
      // The builder has replaced the order page in the browser's history, so one step back is the builder, and one more is the partner.
      await page.goBack();
      await page.waitForURL(site + pathOf("bundle", language));
      await page.goBack();
      await page.waitForURL(partner + home);
    });
  });
}

test("a whole pack, with its address and codes: it is looked up, ordered as it is, and its first file may come late @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("could not be loaded");
  let isLost = true;
  await page.route("**/order-flow.arrival.js*", (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  const bundle = { m: [max], i: "1201", t: "1301", a: "FTTB-1000-1-01-1", v: "WELCOME10", d: "DEALER-BRU" };
  // Scripts of the page read the address once our tag is ready, as an analytics script does.
  await page.addInitScript(() => {
    const read: string[] = ((window as unknown as { read: string[] }).read = []);
    addEventListener("digi-ready", ({ target }) => {
      if ((target as Element).localName === "digi-order-flow") read.push(location.href, document.URL);
    });
  });
  await page.goto(pathOf("order", "en") + fragmentOf(bundle));
  const retry = button(page, "Try again");
  await expect(retry).toBeVisible({ timeout: 30_000 });
  const clean = new URL(pathOf("order", "en"), page.url()).href;
  expect((await page.evaluate(() => (window as unknown as { read: string[] }).read)).slice(0, 2)).toEqual([clean, clean]);
  expect(new URL(page.url()).hash).toBe("");
  // The bundle that arrived is stored already.
  expect(await stored(page)).toContain("FTTB-1000-1-01-1");
  isLost = false;
  await retry.click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  const bundleLines = flow(page).getByRole("complementary", { name: "Your pack" });
  await expect(bundleLines).toContainText(/Max.*500 Mbps.*Essentials.*10% off/s);
  await page.reload();
  await expect(bundleLines).toContainText(/Max.*500 Mbps.*Essentials.*10% off/s);
});

test("a building of several homes, whose boxes are known: the order asks which, and sends it with the address @all", async ({ page }) => {
  const bundle = { m: [], i: "1201", a: "FTTB-1000-1-01-16" };
  await page.goto(pathOf("order", "en") + fragmentOf(bundle));
  const which = flow(page).getByLabel("Which box is yours?");
  await expect(which).toBeVisible();
  await expect(flow(page)).toContainText("Grand-Place 16");
  await button(page, "Save").click();
  await expect(which).toBeFocused();
  await expect(which).toHaveAccessibleDescription(/Please select your box/);
  // What the visitor has not answered yet is not lost with a reload.
  await page.reload();
  await which.selectOption({ index: 1 });
  const box = await which.inputValue();
  await button(page, "Save").click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  expect(await stored(page)).toContain(`\\"box\\":\\"${box}\\"`);
});

test("in the language of the order's page, whatever that of the partner's is @all", async ({ page }) => {
  await page.goto(pathOf("order", "fr") + fragmentOf({ m: [max], i: "1201", a: "FTTB-1000-1-01-1" }));
  await expect(flow(page).getByRole("complementary", { name: "Votre pack" })).toContainText(/Max.*500 Mbps/s);
  await openPartner(page, "/?lang=nl");
  await builder(page).getByRole("button", { name: "Mobiel abonnement toevoegen" }).first().click();
  await expect(builder(page).getByRole("heading", { name: "Een nieuw mobiel abonnement" })).toBeVisible();
});

test("the page without any style hands over, too @all", async ({ page }) => {
  await openPartner(page, "/strict?lang=en");
  await builderOn(page).addMobile();
  await order(page).click();
  await page.waitForURL(`${site}${pathOf("order", "en")}`);
  await expect(flow(page)).toContainText("Light");
});
