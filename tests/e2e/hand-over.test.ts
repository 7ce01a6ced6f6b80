/** A pack that is put together on a partner's site and ordered on the provider's: another site, another storage (decisions §8). */
import type { Locator, Page } from "playwright/test";
import { pathOf } from "#core/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { quietAddress, recordEvents } from "./access.ts";
import { alert, button, heading, openOrder, widget as flow } from "./ordering.ts";

const site = `http://localhost:${ports.demo}`;
const partner = `http://127.0.0.1:${ports.partner}`;
const looks = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

const builder = (page: Page): Locator => page.locator("digi-configurator");
const inBuilder = (page: Page, name: string): Locator => builder(page).getByRole("button", { name, exact: true });
/** In the pack, or on a phone in its bar. */
const order = (page: Page): Locator => builder(page).getByRole("button", { name: "Order", exact: true }).filter({ visible: true }).first();
const unfinished = (page: Page): Locator => builder(page).getByRole("list", { name: "Plans to finish" }).getByRole("listitem");
const lines = (page: Page): Locator => builder(page).getByRole("list", { name: "Your mobile plans" }).getByRole("listitem");

const fragmentOf = (pack: unknown): string => `#digi=1.${btoa(JSON.stringify(pack)).replaceAll("=", "")}`;
const max = { w: "1103", s: "s" };

/** All that the site keeps, in this tab and in all. */
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function openPartner(page: Page, path = "/?lang=en"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(partner + path);
  await builder(page).scrollIntoViewIfNeeded();
  await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
}

/** The first in the carousel. */
const choosePlan = (page: Page): Promise<void> => inBuilder(page, "Choose Light").click();

async function addLine(page: Page): Promise<void> {
  await inBuilder(page, "Add a mobile plan").click();
  await choosePlan(page);
  await builder(page).locator('[name="phone"][value="new-phone"]').check();
  await builder(page).locator('[name="sim_card"][value="sim"]').check();
  await inBuilder(page, "Add to my pack").click();
}

/** The form stands open. */
async function keepNumber(page: Page): Promise<void> {
  const field = (name: string): Locator => builder(page).locator(`[name="${name}"]`);
  await field("number").fill("0470 12 34 56");
  await field("provider").selectOption({ label: "Proximus" });
  await field("subscription").and(page.locator('[value="no"]')).check();
  await field("customer_number").fill("98765432");
  await field("number_agree").check();
}
const personal = /470.?12.?34.?56|98765432|proximus/i;

for (const [look, viewport] of Object.entries(looks)) {
  test.describe(look, () => {
    test.use({ viewport });

    test("from a partner's page to the order: the pack, its code and the dealer are there, and Back leads to the pack [C-198 configurator, C-017 order-flow]", async ({
      page,
    }) => {
      await openPartner(page);
      await addLine(page);
      await expect(lines(page)).toHaveText([/Light/]);
      await order(page).click();
      await page.waitForURL(`${site}${pathOf("order", "en")}`);
      await expect(heading(page, "Who is ordering?")).toBeVisible();
      await expect(flow(page).locator(".order-lines").first()).toContainText("Light");
      expect(await stored(page)).toContain("DEALER-BRU");

      await page.goBack();
      await expect(page).toHaveURL(`${partner}/?lang=en`);
      await expect(lines(page)).toHaveText([/Light/]);
      await order(page).click();
      // The same once more: nothing is asked.
      await expect(heading(page, "Who is ordering?")).toBeVisible();
    });

    test("a number that is kept: never stored on the partner's site, not in the link, and asked for in the builder before the order", async ({
      page,
    }) => {
      const events = await recordEvents(page);
      await page.addInitScript(() => {
        addEventListener("digi-bundle-changed", (event) => {
          const told = sessionStorage.getItem("told") ?? "";
          sessionStorage.setItem("told", `${told}digi-bundle-changed ${JSON.stringify((event as CustomEvent).detail)}\n`);
        });
      });
      const visited: string[] = [];
      page.on("framenavigated", (frame) => visited.push(frame.url()));
      await openPartner(page);
      await inBuilder(page, "Add a mobile plan").click();
      await choosePlan(page);
      await builder(page).locator('[name="phone"][value="keep-phone"]').check();
      await expect(builder(page).getByText("This site doesn’t store your number.")).toBeVisible();
      await keepNumber(page);
      expect(await stored(page)).not.toMatch(personal);
      await builder(page).locator('[name="sim_card"][value="sim"]').check();
      await inBuilder(page, "Add to my pack").click();
      await expect(lines(page)).toHaveText([/Light.*470/]);
      expect(await stored(page)).not.toMatch(personal);
      expect(await events()).toMatch(/^digi-bundle-changed .*mobile-light/m);
      expect(await events()).not.toMatch(personal);

      // In memory alone: a reload knows that a number is kept, and not which one. It can be ordered all the same.
      await page.reload();
      await expect(unfinished(page)).toHaveText([/Light.*Enter the number you keep/]);
      await order(page).click();
      await page.waitForURL(`${site}${pathOf("bundle", "en")}`);
      await expect(unfinished(page)).toHaveText([/Light.*Enter the number you keep/]);
      expect(visited.filter((address) => address.includes("#digi="))).toHaveLength(1);
      expect(visited.map((address) => atob(new URL(address).hash.slice("#digi=1.".length))).join()).not.toMatch(personal);

      // C-037: nothing can be ordered before it is finished.
      await expect(order(page)).toBeDisabled();
      await inBuilder(page, "Finish Light").click();
      await keepNumber(page);
      await inBuilder(page, "Add to my pack").click();
      await expect(lines(page)).toHaveText([/Light.*470/]);
      await order(page).click();
      await expect(heading(page, "Who is ordering?")).toBeVisible();
      // The builder took the order page's place: one step back is the builder, one more the partner.
      await page.goBack();
      await page.waitForURL(`${site}${pathOf("bundle", "en")}`);
      await page.goBack();
      await page.waitForURL(`${partner}/?lang=en`);
    });
  });
}

test("a whole pack, with its address and codes: it is looked up, ordered as it is, and its first file may come late", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  complaints.announce("could not be loaded");
  let isLost = true;
  await page.route("**/order-flow.arrival.js*", (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  const pack = { m: [max], i: "1201", t: "1301", a: "FTTB-1000-1-01-1", v: "WELCOME10", d: "DEALER-BRU" };
  // Scripts of the page that look once ours says that it is there, as measuring does.
  await page.addInitScript(() => {
    const read: string[] = ((window as unknown as { read: string[] }).read = []);
    addEventListener("digi-ready", () => read.push(location.href, document.URL));
  });
  await page.goto(pathOf("order", "en") + fragmentOf(pack));
  const retry = button(page, "Try again");
  await expect(retry).toBeVisible({ timeout: 30_000 });
  const clean = new URL(pathOf("order", "en"), page.url()).href;
  expect((await page.evaluate(() => (window as unknown as { read: string[] }).read)).slice(0, 2)).toEqual([clean, clean]);
  expect(new URL(page.url()).hash).toBe("");
  // What came is kept already.
  expect(await stored(page)).toContain("FTTB-1000-1-01-1");
  isLost = false;
  await retry.click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  const packLines = flow(page).getByRole("complementary", { name: "Your pack" });
  await expect(packLines).toContainText(/Max.*500 Mbps.*Essentials.*10% off/s);
  await page.reload();
  await expect(packLines).toContainText(/Max.*500 Mbps.*Essentials.*10% off/s);
});

test("a building of several homes, whose boxes are known: the order asks which, and sends it with the address", async ({ page }) => {
  const pack = { m: [], i: "1201", a: "FTTB-1000-1-01-16" };
  await page.goto(pathOf("order", "en") + fragmentOf(pack));
  const which = flow(page).getByLabel("Which box is yours?");
  await expect(which).toBeVisible();
  await expect(flow(page)).toContainText("Grand-Place 16");
  await button(page, "Save").click();
  await expect(which).toBeFocused();
  await expect(which).toHaveAccessibleDescription(/Please select your box/);
  // Nothing that was not answered is lost with the page.
  await page.reload();
  await which.selectOption({ index: 1 });
  const box = await which.inputValue();
  await button(page, "Save").click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  expect(await stored(page)).toContain(`\\"box\\":\\"${box}\\"`);
});

test("in the language of the order's page, whatever that of the partner's is", async ({ page }) => {
  await page.goto(pathOf("order", "fr") + fragmentOf({ m: [max], i: "1201", a: "FTTB-1000-1-01-1" }));
  await expect(flow(page).getByRole("complementary", { name: "Votre pack" })).toContainText(/Max.*500 Mbps/s);
  await openPartner(page, "/?lang=nl");
  await builder(page).getByRole("button", { name: "Mobiel abonnement toevoegen" }).first().click();
  await expect(builder(page).getByRole("heading", { name: "Een nieuw mobiel abonnement" })).toBeVisible();
});

for (const [what, pack] of Object.entries({
  "a landline, whose number no link says": { m: [max], i: "1201", l: "1401", a: "FTTB-1000-1-01-1" },
  "an eSIM, whose phone no link says": { m: [{ w: "1101", s: "e" }] },
  "an unknown plan": { m: [max, { w: "9999", s: "s" }] },
  "an address that is none": { m: [max], a: "FTTB-9999" },
  "a code that is refused": { m: [max], v: "EXPIRED" },
})) {
  test(`the builder is asked before the order starts: ${what} [C-019 order-flow]`, async ({ page, complaints }) => {
    if ("a" in pack && pack.a === "FTTB-9999") complaints.announce("404");
    await page.goto(pathOf("order", "en") + fragmentOf(pack));
    await page.waitForURL(site + pathOf("bundle", "en"));
    await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
    const text: Readonly<Record<string, RegExp>> = {
      l: /Which landline number do you want\?/,
      e: /Choose the phone for your eSIM/,
      p: /no longer on offer/,
      a: /address/,
      v: /This code has expired\./,
    };
    const key = what.startsWith("a landline")
      ? "l"
      : what.startsWith("an eSIM")
        ? "e"
        : what.startsWith("an unknown")
          ? "p"
          : "v" in pack
            ? "v"
            : "a";
    await expect(builder(page)).toContainText(text[key] ?? /./);
  });
}

for (const [what, fragment] of Object.entries({
  "cut off": fragmentOf({ m: [max] }).slice(0, -3),
  "with a seventh line": fragmentOf({ m: Array.from({ length: 7 }, () => max) }),
  "with a number": fragmentOf({ m: [{ ...max, phone: "+32470123456" }] }),
  "of a megabyte": `#digi=1.${"A".repeat(1024 * 1024)}`,
})) {
  test(`a fragment ${what} leaves the address bar, is told, and changes nothing`, async ({ page }) => {
    await page.goto(pathOf("order", "en") + fragment);
    await expect(alert(page)).toContainText("Your pack didn’t arrive complete");
    expect(page.url()).toBe(site + pathOf("order", "en"));
    await expect(flow(page).getByRole("link", { name: "Compose your pack" })).toHaveAttribute("href", pathOf("bundle", "en"));
    await openOrder(page);
    await page.evaluate((hash) => void (location.hash = hash), fragment);
    await expect(alert(page)).toContainText("Your pack didn’t arrive complete");
    await button(page, "Order the pack I have here").click();
    await expect(heading(page, "Who is ordering?")).toBeFocused();
    await expect(flow(page)).toContainText("Essentials");
  });
}

test("who has a pack on the provider's site chooses; nothing of theirs is lost before", async ({ page }) => {
  await openOrder(page);
  await page.goto(quietAddress);
  await page.goto(pathOf("order", "en") + fragmentOf({ m: [max] }));
  await expect(alert(page)).toContainText(/Which pack do you want to order\?.*Light.*Essentials/s);
  await button(page, "Order the pack I have here").click();
  await expect(heading(page, "Who is ordering?")).toBeFocused();
  await expect(flow(page)).toContainText("Essentials");

  await page.goto(quietAddress);
  await page.goto(pathOf("order", "en") + fragmentOf({ m: [max] }));
  await button(page, "Order the new pack").click();
  await expect(heading(page, "Who is ordering?")).toBeFocused();
  await expect(flow(page).locator(".order-lines").first()).toHaveText(/^Max/);
});

test("where the API does not answer, the pack is kept and asked for again", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  let isDown = true;
  await page.route("**/bundle-configurator?*", (route) => (isDown ? route.fulfill({ status: 500, body: "" }) : route.continue()));
  await page.goto(pathOf("order", "en") + fragmentOf({ m: [max] }));
  await expect(alert(page)).toBeVisible({ timeout: 30_000 });
  isDown = false;
  await button(page, "Try again").click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  await expect(flow(page)).toContainText("Max");
});

test("the page without any style hands over, too", async ({ page }) => {
  await openPartner(page, "/strict?lang=en");
  await addLine(page);
  await order(page).click();
  await page.waitForURL(`${site}${pathOf("order", "en")}`);
  await expect(flow(page)).toContainText("Light");
});
