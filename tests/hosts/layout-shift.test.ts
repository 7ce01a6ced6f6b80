/** A page that carries `reserve.css` stays where it is, whatever comes late, never comes, or is touched first. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { addressOf, lateFont, release } from "./pages.ts";
import { newsletter } from "./widget.ts";

declare global {
  interface Window {
    shifts: { value: number; moved: string; isOfPage: boolean }[];
  }
}

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Runs in the page: every layout shift, with what moved; those that follow the visitor's own hand too. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) => `${node?.nodeName} ${from.y}+${from.height} → ${to.y}+${to.height}`,
      );
      // What stands in a shadow tree has no node here.
      window.shifts.push({ value, moved: moved.join(", "), isOfPage: sources.some(({ node }) => node?.isConnected) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** A shift is told after the picture in which it was. */
const shiftsOf = (page: Page): Promise<Window["shifts"]> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts)))));

const widths = [320, 1280];

async function openPage(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(recordShifts);
  // What was never seen cannot move: the script comes when the page has been drawn without it.
  await page.route(`${release}/v1/loader.js`, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  await page.goto(addressOf(name), { waitUntil: "commit" }); // a font that is held back holds back the end of loading too
}

for (const [name, tag] of Object.entries({
  "in-text": "digi-newsletter",
  "in-text-contact": "digi-contact",
  "in-text-login": "digi-login",
  "in-text-fiber-check": "digi-fiber-check",
})) {
  for (const width of widths) {
    test(`${tag}: nothing on the page moves from navigation to the first click into a field, at ${width} px`, async ({ page }) => {
      await openPage(page, name, width);
      const field = page.locator(tag).locator("input").first();
      await field.click(); // as early as it takes one: the view may still be on its way
      await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      await field.click();
      await page.waitForLoadState("networkidle");
      await expect(field).toBeFocused();
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

for (const [name, tag] of Object.entries({
  "in-text-web-font": "digi-newsletter",
  "in-text-web-font-after-wide": "digi-newsletter",
  "in-text-contact-web-font-after-wide": "digi-contact",
  "in-text-login-web-font-after-wide": "digi-login",
  "in-text-fiber-check-web-font-after-wide": "digi-fiber-check",
})) {
  for (const width of widths) {
    test(`${name}: a font that comes after ${tag} moves nothing around it, at ${width} px`, async ({ page }) => {
      const font = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
      let letFontCome = (): void => undefined;
      const gate = new Promise<void>((open) => (letFontCome = open));
      await page.route(lateFont, (route) => gate.then(() => route.fulfill({ contentType: "font/woff2", body: font })));
      await openPage(page, name, width);
      await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      const heading = page.locator(tag).getByRole("heading").first();
      const widthOf = (): Promise<number> =>
        heading.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().width;
        });
      const before = await widthOf();
      letFontCome();
      await expect.poll(widthOf, "the text is in the other font").not.toBe(before);
      const shifts = await shiftsOf(page);
      expect(shifts.filter(({ isOfPage }) => isOfPage)).toEqual([]);
    });
  }
}

for (const width of widths) {
  test(`a widget whose file never comes moves nothing, from the first screen to the message that it failed, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load|digi/);
    await page.route(`${release}/*/newsletter.js*`, (route) =>
      route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" }),
    );
    await openPage(page, "in-text", width);
    await expect(page.locator("digi-newsletter:state(error)")).toBeAttached();
    await expect(newsletter(page).getByRole("alert")).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}
