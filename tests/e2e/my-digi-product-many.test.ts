/**
 * Tests that the page of a product stays smooth with as many cards and alerts as a customer may have. How long a task takes says more about
 * the machine than about the page, and swings with it, so the test counts what makes a task long, on pages of few, of more and of many: the
 * calls of functions, the elements, and the layouts.
 */
import type { CDPSession, Page } from "playwright/test";
import { acceptBspAction, myDigiProduct, type ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { expect, test } from "#tests/page.ts";
import { dataCard, day } from "#tests/unit/widgets/my-digi/product-usage-samples.ts";
import { fakeCall } from "./fake-api.ts";
import { area, button } from "./my-digi-orders.ts";
import { openProduct, tab } from "./my-digi-product.ts";
import { signInByHand } from "./signed-in.ts";

/** The work that a page has done: calls of our functions, elements that it shows, and layouts of the browser. */
type Work = { readonly calls: number; readonly elements: number; readonly layouts: number };

const pageOf = (cards: number, alerts: number): ProductPage => ({
  ...{ title: "Essentials", "address-id": null, "phone-nr": "470123456", addresses: [], phones: [] },
  sections: ["consumption", "alerts"].map((name) => ({ i: `section_mobile_${name}`, t: name })),
  consumption: {
    ...{ title: "Your usage", boxes: [], as_of: "2026-11-27T09:00:00Z" },
    cards: Array.from({ length: cards }, (_, at) =>
      dataCard(
        Array.from({ length: 27 }, (_day, index) => 100 + index),
        { t: `Card ${at}`, resets: day("2026-12-01") },
      ),
    ),
  },
  alerts: Array.from({ length: alerts }, (_, at) => ({
    ...{ id: `a${at}`, title: `Alert ${at}`, description: "Why." },
    actions: [{ text: "Accept", icon: "shield", action: acceptBspAction }],
  })),
});

/** Starts to count. The returned function returns the work since it was called last, or since the start. */
async function countWork(page: Page): Promise<() => Promise<Work>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("Profiler.enable");
  await cdp.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  let before = 0;
  return async () => {
    // Two frames later everything that the page has rendered is laid out.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { result } = await cdp.send("Profiler.takePreciseCoverage");
    const ours = result.filter(({ url }) => url.startsWith("http")).flatMap(({ functions }) => functions);
    const { metrics } = await cdp.send("Performance.getMetrics");
    const layouts = metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
    const since = layouts - before;
    before = layouts;
    return {
      calls: ours.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0),
      elements: await page.evaluate(() => document.querySelector("digi-my-digi")?.shadowRoot?.querySelectorAll("*").length ?? 0),
      layouts: since,
    };
  };
}

/** Expects that many cost no more each than some did, and that none of them costs a layout of its own. */
function expectInStep(all: readonly (readonly [count: number, work: Work])[]): void {
  const [few, some, many] = all;
  if (!few || !some || !many) throw new Error("three pages are compared");
  const each = (what: "calls" | "elements", [less, before]: typeof few, [more, after]: typeof few): number =>
    (after[what] - before[what]) / (more - less);
  expect(each("elements", some, many)).toBe(each("elements", few, some));
  expect(each("calls", few, some)).toBeGreaterThan(10);
  expect(each("calls", some, many)).toBeLessThan(1.25 * each("calls", few, some));
  expect(many[1].layouts - few[1].layouts).toBeLessThan(many[0] - few[0]);
}

test("24 cards and 50 alerts cost no more each than a few do, and no layout each @all", async ({ page, request }) => {
  await signInByHand(page, request);
  const call = await fakeCall(page, myDigiProduct);
  const workSince = await countWork(page);
  const usage: (readonly [number, Work])[] = [];
  const alerts: (readonly [number, Work])[] = [];
  for (const [cards, count] of [
    [3, 2],
    [3, 2],
    [12, 26],
    [24, 50],
  ] as const)
    await test.step(`${cards} cards, ${count} alerts`, async () => {
      call.answer(pageOf(cards, count));
      await workSince();
      await openProduct(page, "mobile");
      // The tables of days come after the rest, bit by bit.
      await expect(area(page).locator("details table")).toHaveCount(cards);
      usage.push([cards, await workSince()]);
      await tab(page, "alerts").click();
      await expect(button(page, "Accept")).toHaveCount(count);
      alerts.push([count, await workSince()]);
    });
  // The first page compiled what the others find compiled.
  expectInStep(usage.slice(1));
  expectInStep(alerts.slice(1));
});
