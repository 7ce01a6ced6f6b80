/**
 * Counts the work that a page does, so that tests can check that it stays smooth with many entries. The time that a task takes depends on
 * the machine and varies. So these helpers count the causes of long tasks: calls of functions, elements, and layouts.
 */
import type { CDPSession, Page } from "playwright/test";
import { expect } from "#tests/page.ts";

/** The work that a page has done: calls of our functions, elements that it shows, and layouts of the browser. */
export type Work = { readonly calls: number; readonly elements: number; readonly layouts: number };

/** Begins to count. The returned function returns the work since its last call or, at its first call, since the beginning. */
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

/** Expects that the work for each entry is the same with many entries as with few, and that no entry causes a layout of its own. */
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
