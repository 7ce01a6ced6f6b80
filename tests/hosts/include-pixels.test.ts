/**
 * Tests that a prerendered screen that is part of the page's HTML is the same as the one that the loader would render: nothing moves, no
 * pixel and no node differs, and it weighs little.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { languages } from "#core/base/values/language.ts";
import { expect, test } from "#tests/page.ts";
import { widgetsInFlow } from "#tests/widgets.ts";
import { recordShifts, recordShiftsFromNow, shiftsOf } from "#tests/shifts.ts";
import { heldAddress, newGate, openGate } from "./held.ts";
import { addressOf, dist, release, version } from "./pages.ts";
import { differingPixels } from "#tests/pixels.ts";
import { isReady, newsletter } from "./widget.ts";

for (const width of [320, 1280]) {
  test(`nothing moves from navigation to the view, with a late script, at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 2400 });
    await recordShifts(page);
    await page.route(`${release}/v1/loader.js`, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.goto(addressOf("included, in text"), { waitUntil: "commit" });
    await newsletter(page).getByLabel("First name").click();
    await isReady(page);
    await page.waitForLoadState("networkidle");
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`the view looks exactly as what came with the page, and nothing moves, at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 3000 });
    const tags = ["digi-newsletter", "digi-contact", "digi-login"];
    const gate = newGate();
    await page.goto(heldAddress(gate, tags.map((one) => `<${one} include loading="eager"></${one}>`).join("")));
    await expect(page.locator("digi-login:state(loading)")).toBeAttached();
    const before = await page.screenshot({ animations: "disabled" });
    await recordShiftsFromNow(page);
    await openGate(gate);
    for (const one of tags) await isReady(page, one);
    const after = await page.screenshot({ animations: "disabled" });
    expect(await differingPixels(page, [before, after]), "pixels that differ").toBe(0);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test("every tag: the same nodes as the loader would draw @all", async ({ page }) => {
  /**
   * Returns the HTML of all prerendered screens, without the parts that only one of the two kinds has: styles in the HTML, marks of forms,
   * and the number in the ids of the light DOM.
   */
  const treesOf = (): Promise<(readonly [tag: string, tree: string])[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll(":is(body, main) > *")].flatMap((host) => {
        const screen = host.shadowRoot?.querySelector(".ui-reset")?.cloneNode(true) as Element | undefined;
        if (!screen) return [];
        for (const one of screen.querySelectorAll("style, noscript")) one.remove();
        const light = [...host.children].filter(({ slot }) => slot.startsWith("digi-"));
        const html = [...screen.children, ...light].map((one) => one.outerHTML).join("");
        return [[host.localName, html.replace(/ method="dialog"|<!---->/g, "").replace(/digi-(s\d+|h)-/g, "digi-")] as const];
      }),
    );
  await page.goto(addressOf("included, every tag"));
  const included = await treesOf();
  expect(included.map(([one]) => one)).toEqual(widgetsInFlow.map((widget) => widget.tag));
  const tags = widgetsInFlow.map((widget) => `<${widget.tag} loading="eager"></${widget.tag}>`).join("");
  await page.goto(heldAddress(newGate(), tags, "fr"));
  await expect.poll(async () => (await treesOf()).length).toBe(widgetsInFlow.length);
  expect(await treesOf()).toEqual(included);
});

test("each is there for every tag and language, and weighs at most 5 KiB @all", () => {
  const files = widgetsInFlow
    .flatMap((widget) => languages.map((language) => `${widget.tag.replace("digi-", "")}.${language}.html`))
    .sort();
  const folder = join(dist, version);
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith(".html"))
      .sort(),
  ).toEqual(files);
  const weights = files.map((name) => ({ name, bytes: brotliCompressSync(readFileSync(join(folder, name))).length }));
  expect(weights.filter(({ bytes }) => bytes > 5 * 1024)).toEqual([]);
});
