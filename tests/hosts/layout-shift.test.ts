/** Tests that nothing moves on a page with `reserve.css` when files arrive late or never, or when a visitor touches a tag early. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { markUnless } from "#tests/depth.ts";
import { expect, moving, test } from "#tests/page.ts";
import { widgetsInFlow } from "#tests/widgets.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { twoTabs } from "#tests/unit/core/features/cms-page/samples.ts";
import { addressOf, lateFont, release, shortPage, wideFont } from "./pages.ts";
import { newsletter } from "./widget.ts";

test.use(moving);

const widths = [320, 1280];
const inter = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
const dejaVu = readFileSync("node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2");

async function openPage(page: Page, name: string, width: number): Promise<void> {
  // The window is so tall that the whole page is visible, because the browser reports no shift of what is below the window.
  await page.setViewportSize({ width, height: 2400 });
  await recordShifts(page);
  await page.route(shortPage, (route) => route.fulfill({ json: twoTabs }));
  // The script is held back until the page was painted without it, because an element that was never visible cannot be reported as moved.
  await page.route(`${release}/v1/loader.js`, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0 && document.fonts.status === "loaded",
    );
    await route.continue();
  });
  // The test does not wait for the end of loading, because the font that is held back delays it.
  await page.goto(addressOf(name), { waitUntil: "commit" });
}

for (const { tag, field, link } of widgetsInFlow) {
  // A tag that asks the API first has no form in its prerendered screen, so no field of it is touched.
  const name = link ? undefined : field;
  for (const [width, lang] of [
    [320, "fr"],
    [1280, "en"],
  ] as const) {
    const end = name ? "the first click into a field" : "what the tag has to say";
    test(`${tag}: moves nothing from navigation to ${end}, at ${width} px in ${lang}${markUnless(lang === "fr")}`, async ({ page }) => {
      await openPage(page, `in-text ${tag} ${lang}`, width);
      const first = page.locator(tag).locator(`[name="${name}"]`);
      if (name) await first.click(); // The field is touched as early as it accepts a press, when the view may still be on its way.
      await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      if (name) await first.click();
      await page.waitForLoadState("networkidle");
      if (name) await expect(first).toBeFocused();
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

const inFonts = widgetsInFlow
  .filter(({ field, link }) => field && !link)
  .flatMap(({ tag, brings }) => widths.map((width) => ({ name: `in-text ${tag} after-wide`, tag, brings, width })));

for (const { name, tag, brings, width } of [
  ...widths.map((one) => ({ name: "in-text-web-font", tag: "digi-newsletter", brings: undefined, width: one })),
  ...inFonts,
]) {
  test(`${name}: a font that comes after ${tag} moves nothing around it, at ${width} px @all`, async ({ page }) => {
    let letFontCome = (): void => undefined;
    const gate = new Promise<void>((open) => (letFontCome = open));
    await page.route(wideFont, (route) => route.fulfill({ contentType: "font/woff2", body: dejaVu }));
    await page.route(lateFont, (route) => gate.then(() => route.fulfill({ contentType: "font/woff2", body: inter })));
    await openPage(page, name, width);
    await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
    if (brings) await expect(page.locator(`${tag} > ${brings}:state(ready)`)).toBeAttached();
    const words = page.locator(tag).locator("h2, label.ui-label").last();
    // Returns the total width of all words with the space after each, wherever the lines break.
    const widthOf = (): Promise<number> =>
      words.evaluate((one) => {
        const range = document.createRange();
        let sum = 0;
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
          for (const { index, 0: word } of text.data.matchAll(/\S+\s*/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            sum += range.getBoundingClientRect().width;
          }
        }
        return sum;
      });
    const below = (): Promise<number> => page.locator("#after").evaluate((text) => text.getBoundingClientRect().top);
    const before = [await widthOf(), await below()] as const;
    letFontCome();
    const isOther = expect.poll(widthOf, "the text is in the other font");
    await (name.endsWith("after-wide") ? isOther.toBeLessThan(before[0]) : isOther.not.toBe(before[0]));
    expect(await below()).toBe(before[1]);
    const shifts = await shiftsOf(page);
    expect(shifts.filter(({ isOfPage }) => isOfPage)).toEqual([]);
  });
}

test("a web font is fetched while what draws the prerendered screen is still on its way @all", async ({ page }) => {
  let letPrerender = (): void => undefined;
  const gate = new Promise<void>((open) => (letPrerender = open));
  await page.route(/\/prerender-/, (route) => gate.then(() => route.continue()));
  await page.route(wideFont, (route) => route.fulfill({ contentType: "font/woff2", body: dejaVu }));
  await page.route(lateFont, (route) => route.fulfill({ contentType: "font/woff2", body: inter }));
  const asked = page.waitForRequest(lateFont);
  await page.goto(addressOf("in-text-web-font"), { waitUntil: "commit" });
  await asked;
  letPrerender();
  await expect(page.locator("digi-newsletter:state(ready)")).toBeAttached();
});

for (const width of widths) {
  test(`a widget whose file never comes moves nothing until it has failed: then the space is given back, once, at ${width} px @all`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load|digi/);
    let letFail = (): void => undefined;
    const gate = new Promise<void>((open) => (letFail = open));
    let asked = 0;
    await page.route(`${release}/*/newsletter.js*`, async (route) => {
      asked += 1;
      if (asked === 4) await gate; // The fourth request is the last attempt.
      await route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" }, body: "" });
    });
    await openPage(page, "in-text", width);
    await expect.poll(() => asked).toBe(4);
    await expect(newsletter(page).getByRole("heading")).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    letFail();
    await expect(newsletter(page).getByRole("alert")).toBeVisible();
    expect((await shiftsOf(page)).filter(({ isOfPage }) => isOfPage)).toHaveLength(1);
  });
}
