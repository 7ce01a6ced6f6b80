/**
 * Counts the work of a page, for tests that it stays smooth with many entries. How long a task takes says more about the machine than about
 * the page, and swings with it, so they count what makes a task long: the calls of functions, the elements, and the layouts.
 */
import type { CDPSession, Page } from "playwright/test";
import { expect } from "#tests/page.ts";

/** The work that a page has done: calls of our functions, elements that it shows, and layouts of the browser. */
export type Work = { readonly calls: number; readonly elements: number; readonly layouts: number };

/** Starts to count. The returned function returns the work since it was called last, or since the start. */
export async function countWork(page: Page): Promise<() => Promise<Work>> {
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
export function expectInStep(all: readonly (readonly [count: number, work: Work])[]): void {
  const [few, some, many] = all;
  if (!few || !some || !many) throw new Error("three pages are compared");
  const each = (what: "calls" | "elements", [less, before]: typeof few, [more, after]: typeof few): number =>
    (after[what] - before[what]) / (more - less);
  expect(each("elements", some, many)).toBe(each("elements", few, some));
  expect(each("calls", few, some)).toBeGreaterThan(10);
  expect(each("calls", some, many)).toBeLessThan(1.25 * each("calls", few, some));
  expect(many[1].layouts - few[1].layouts).toBeLessThan(many[0] - few[0]);
}
