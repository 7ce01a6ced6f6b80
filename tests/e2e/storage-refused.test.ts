/** Journeys in browsers that store nothing for a site: each tag tells the visitor what it cannot store, and why. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright/test";
import { findWidgets } from "#build/widgets.ts";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expectSaid, recordHeard } from "#tests/a11y/heard.ts";
import { expect, test } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { ways } from "#tests/widgets.ts";
import { openBuilder } from "./builder.ts";
import { choose, openPackages, signInWithTvAlone, start } from "./my-digi-product-order.ts";

/** Makes every access to the storage throw, as in a browser that blocks all cookies and site data. This function runs in the page. */
function refuse(): void {
  const refused = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { get: refused });
  Object.defineProperty(Document.prototype, "cookie", { get: refused, set: refused });
}

const unstored = {
  en: "Your browser doesn’t let this site save anything, so what you chose on another page isn’t here.",
  fr: "Votre navigateur n’enregistre rien pour ce site\u00a0: ce que vous avez choisi sur une autre page n’est donc pas ici.",
  nl: "Je browser bewaart niets voor deze site: wat je op een andere pagina koos, staat hier dus niet.",
} as const;

/** The pages whose tags show what other pages have stored. */
const pages = ["order", "shop-summary", "shop-codes", "shop-success"] as const;

for (const page of pages) {
  test(`the tag of ${page} says why there is nothing where the browser keeps nothing, and stays @all`, async ({ page: tab }) => {
    await tab.addInitScript(refuse);
    for (const language of ["en", "fr", "nl"] as const) {
      await tab.goto(pathOf(page, language));
      await expect(tab.locator("main :state(ready)").getByText(unstored[language])).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe(pathOf(page, language));
    }
  });
}

const banner = (page: Page) => page.locator("digi-cookie-consent");

test("the cookie banner says that the choice holds on this page only where the browser takes no cookie @all", async ({ page }) => {
  await page.addInitScript(refuse);
  await page.goto("/en");
  await banner(page).getByRole("button", { name: "Reject" }).click();
  await expect(banner(page).getByText("Your browser doesn’t save cookies, so your choice is for this page only.")).toBeAttached();
  await expect(banner(page).getByText("Your cookie choice has been saved.")).toHaveCount(0);
});

const refusals = {
  en: "Your browser won’t keep what you type.",
  fr: "Ce navigateur ne garde pas la saisie.",
  nl: "Je browser bewaart je invoer niet.",
} as const;
const note = (widget: Locator): Locator => widget.locator(".ui-kept > p");

/** The forms whose drafts the tab stores, each with the name of its first field. */
const forms = Object.entries(ways).flatMap(([tag, { refusedStorage, field, typed = {} }]) => {
  const name = field ?? Object.keys(typed)[0];
  return refusedStorage === "draft" && name !== undefined ? [[tag, name] as const] : [];
});

for (const [tag, name] of forms) {
  test(`${tag} says with the first key that nothing is stored, in each language, and nothing moves @all`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(refuse);
    await recordShifts(page);
    await recordHeard(page);
    for (const language of languages) {
      await page.goto(`/demo-pages/empty?lang=${language}`);
      await page
        .locator("main")
        .evaluate(
          (main, html) => (main.innerHTML = html),
          `<${tag} loading="eager" ${ways[tag]?.attributes ?? ""}></${tag}><p>What follows</p>`,
        );
      const widget = page.locator(tag);
      await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      await expect(note(widget)).toHaveCount(0);
      const field = widget.locator(`[name="${name}"]`);
      await field.pressSequentially("1");
      await expect(note(widget)).toHaveText(refusals[language]);
      await expectSaid({ page }, refusals[language]);
      expect(await note(widget).evaluate((line) => line.getBoundingClientRect().right <= innerWidth)).toBe(true);
      await field.pressSequentially("2");
      await expect(note(widget)).toHaveCount(1);
      expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
    }
  });
}

/** Makes every access to the tab's storage throw, while the storage that all tabs share works. This function runs in the page. */
function refuseTab(): void {
  const get = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(globalThis, "sessionStorage", { get });
}

test("digi-configurator says that a typed address is not stored @all", async ({ page }) => {
  await page.addInitScript(refuseTab);
  const there = await openBuilder(page);
  await there.addAddress.click();
  await there.field("postalCode").pressSequentially("10");
  await expect(there.field("postalCode")).toHaveValue("10");
  await expect(note(there.widget)).toHaveText(refusals.en);
});

test("digi-my-digi says that the answers of an order are not stored @all", async ({ page, request }) => {
  const home = await signInWithTvAlone(page, request);
  await page.addInitScript(refuseTab);
  await openPackages(page, "internet", home.address);
  await choose(page, "Fibre + 1 Gbps");
  await start(page, /^As soon as possible/).check();
  const area = page.locator("digi-my-digi");
  await expect(note(area)).toHaveText(refusals.en);
});

test("every tag that stores something is tested for its words where the browser stores nothing", async () => {
  const storing = /create(Tab|Local)Store\b|\bdraft: |\bstoresTyped: /;
  const isStoring = (folder: string): boolean =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .some((name) => storing.test(readFileSync(join(folder, name), "utf8")));
  const tags = (await findWidgets()).filter(({ folder }) => isStoring(folder)).map(({ definition }) => definition.tag);
  expect(tags.length).toBeGreaterThan(8);
  expect(tags.filter((tag) => ways[tag]?.refusedStorage === undefined)).toEqual([]);
  const files = tags.flatMap((tag) => ways[tag]?.refusedStorage ?? []).filter((file) => file !== "draft");
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
