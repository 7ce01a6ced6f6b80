/**
 * Tests how many scripts a large widget asks for until it is ready, in each language: files that it always needs travel together
 * (build/joined-files.ts). The files of the cookie banner are not counted.
 */
import type { Page } from "playwright/test";
import { languages } from "#core/base/values/language.ts";
import { routes, type PageId } from "#core/base/values/routes.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { signInWithProducts } from "./signed-in.ts";

const mostScripts = 20;

type Opened = { readonly tag: string; readonly page: PageId; readonly isSignedIn?: boolean };
const opened: readonly Opened[] = [
  { tag: "digi-configurator", page: "bundle" },
  { tag: "digi-order-flow", page: "order" },
  { tag: "digi-my-digi", page: "overview", isSignedIn: true },
  { tag: "digi-my-digi", page: "invoices", isSignedIn: true },
];

/** The files of the cookie banner, which is asked for once a widget of the page is ready. */
const ofBanner = /\/(choices?|bottom-bar|lazy-part)[.-]/;

/** Records when the tag becomes ready, from the page's beginning. */
const recordReady = (page: Page, tag: string): Promise<unknown> =>
  page.addInitScript((name) => {
    addEventListener("digi-ready", ({ target }) => {
      if ((target as Element).localName === name) performance.mark("tag-ready");
    });
  }, tag);

/** Returns the paths of the scripts that the page had asked for when the tag became ready. */
const scriptsUntilReady = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [ready] = performance.getEntriesByName("tag-ready");
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= (ready?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });

for (const { tag, page: id, isSignedIn } of opened)
  test(`${tag} at ${id} asks for ${mostScripts} scripts at most until it is ready, in each language @all`, async ({ page, request }) => {
    if (isSignedIn) await signInWithProducts(page, request);
    await page.addInitScript((kept) => localStorage.setItem("appState", kept), storedBundle(twoLines));
    await recordReady(page, tag);
    for (const language of languages) {
      await page.goto(routes[id][language]);
      await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      await page.waitForLoadState("networkidle");
      const scripts = (await scriptsUntilReady(page)).filter((path) => !ofBanner.test(path));
      expect(scripts, language).toContain("/v1/loader.js");
      expect.soft(scripts.length, `${language}: ${scripts.join(" ")}`).toBeLessThanOrEqual(mostScripts);
    }
  });
