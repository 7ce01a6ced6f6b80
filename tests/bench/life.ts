/**
 * Measures what a page costs after its first widget: with many widgets, with widgets that are inserted and removed, when the page inserts
 * nodes of its own, and while a visitor types.
 */
import type { Browser } from "playwright-core";
import { useArea } from "./area.ts";
import { heapOf, newVisitor, openTab, slowPhone, slowProcessor, thisMachine, type Profile, type Tab } from "./browser.ts";
import { useBuilder } from "./builder.ts";
import { useList, type Listing } from "./lists.ts";
import { fragment, useBundle } from "./bundle.ts";
import type { Maker } from "./pages.ts";
import { shortest, type Pressed } from "./presses.ts";
import { blockingTime } from "./statistics.ts";
import { visit, type Measures } from "./visit.ts";

/** Opens an address in the tab of a new visitor, and calls `act` once everything has loaded. */
async function withTab<Result>(
  browser: Browser,
  address: string,
  profile: Profile,
  awaited: readonly ("usable" | "ready")[],
  act: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await newVisitor(browser);
  try {
    const tab = await openTab(context, profile);
    await tab.page.goto(address, { waitUntil: "load" });
    for (const what of awaited) await tab.reported(what);
    await tab.quiet();
    return await act(tab);
  } finally {
    await context.close();
  }
}

/** Measures the first visit of a page with `count` newsletters, on a slow phone. */
export async function measureMany(browser: Browser, site: string, count: number): Promise<Measures> {
  const context = await newVisitor(browser);
  try {
    return await visit(context, `${site}/many/${count}`, slowPhone, true);
  } finally {
    await context.close();
  }
}

export type Remains = { readonly nodes: number; readonly listeners: number; readonly documents: number; readonly heap: number };

async function counters(tab: Tab): Promise<Remains> {
  const heap = await heapOf(tab);
  const { nodes, jsEventListeners: listeners, documents } = await tab.cdp.send("Memory.getDOMCounters");
  return { nodes, listeners, documents, heap };
}

export type Churn = { readonly before: Remains; readonly after: Remains };

/**
 * Measures the memory that remains after a tag was mounted and removed `count` times. A few rounds before the measurement fill caches that
 * stay.
 */
export function measureChurn(browser: Browser, site: string, tag: string, count: number): Promise<Churn> {
  return withTab(browser, `${site}/empty/digi`, thisMachine, [], async (tab) => {
    const churn = (times: number): Promise<void> =>
      tab.page.evaluate(([name, rounds]) => window.bench.churn(name, rounds), [tag, times] as const);
    await churn(20);
    const before = await counters(tab);
    await churn(count);
    return { before, after: await counters(tab) };
  });
}

export type Insertion = { readonly took: number; readonly blocking: number };

/** Measures how long a page takes to insert nodes of its own while the loader is present and has nothing to do. */
export function measureInsertions(browser: Browser, site: string, maker: Maker | "none", count: number): Promise<Insertion> {
  return withTab(browser, `${site}/empty/${maker}`, slowProcessor, [], async (tab) => {
    const { took, longTasks } = await tab.page.evaluate((times) => window.bench.insert(times), count);
    return { took, blocking: blockingTime(longTasks) };
  });
}

const loaderWork = ["ScriptDuration", "V8CompileDuration", "RecalcStyleDuration", "LayoutDuration"];

/**
 * Returns the ms of the main thread that a loader takes on a page without widgets: compiling, running, and the layout work that it causes.
 */
export function measureBoot(browser: Browser, site: string, address: string): Promise<number> {
  return withTab(browser, `${site}/empty/none`, slowProcessor, [], async ({ page, cdp, quiet }) => {
    // The time of the thread itself is counted, so that other work of the machine does not matter.
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    const busy = async (): Promise<number> => {
      const { metrics } = await cdp.send("Performance.getMetrics");
      return metrics.filter(({ name }) => loaderWork.includes(name)).reduce((sum, { value }) => sum + 1000 * value, 0);
    };
    const boot = async (source: string): Promise<number> => {
      const before = await busy();
      await page.addScriptTag({ url: source });
      await quiet();
      return (await busy()) - before;
    };
    const nothing = await boot("data:text/javascript,");
    return (await boot(address)) - nothing;
  });
}

/**
 * Returns the ms from the first scroll, which brings the form into view, until its button is enabled. Nothing was requested before the
 * scroll.
 */
export function measureCheck(browser: Browser, address: string): Promise<number> {
  return withTab(browser, address, slowProcessor, [], async ({ page }) => {
    const puzzles = (): Promise<number> => page.evaluate(() => window.bench.puzzles());
    if ((await puzzles()) > 0) throw new Error(`${address}: a page that nobody touched has asked for a puzzle`);
    const took = await page.evaluate(() => window.bench.reach("digi-fiber-check"));
    if ((await puzzles()) !== 1) throw new Error(`${address}: not one puzzle for one form`);
    return took;
  });
}

const sentence = "Anne asks when fibre comes.";

export type Typing = { readonly worst: number; readonly typical: readonly number[] };

/** Types in the contact form, where the first keys start the captcha's work, and measures the ms from each key to the next paint. */
export function measureTyping(browser: Browser, address: string, isOurs: boolean): Promise<Typing> {
  return withTab(browser, address, slowProcessor, isOurs ? ["usable", "ready"] : ["usable"], async ({ page }) => {
    await page.evaluate(() => window.bench.clearInteractions());
    await page.evaluate(() => window.bench.focus());
    await page.keyboard.type(sentence, { delay: 60 });
    await page.evaluate(() => window.bench.frames(10));
    const seen = await page.evaluate(() => window.bench.interactions());
    const keys = seen.filter(({ type }) => type === "keydown").map(({ duration }) => duration);
    const unseen = Array.from({ length: Math.max(0, sentence.length - keys.length) }, () => shortest);
    return { worst: Math.max(shortest, ...seen.map(({ duration }) => duration)), typical: [...keys, ...unseen] };
  });
}

/** Opens a page and measures presses and keys in it, once it is ready and the probe no longer types into the field. */
const pressIn = <Result>(browser: Browser, address: string, use: (tab: Tab) => Promise<Result>): Promise<Result> =>
  withTab(browser, address, slowProcessor, ["ready"], async (tab) => {
    await tab.page.evaluate(() => window.bench.leave());
    return use(tab);
  });

/** Measures presses and keys in the customer area with 500 invoices, then with 100 devices. */
export const measureArea = (browser: Browser, address: string): Promise<Pressed> => pressIn(browser, address, useArea);

/** Measures a list of 10,000 jobs or news. */
export const measureList = (browser: Browser, address: string, tag: string): Promise<Listing> =>
  pressIn(browser, address, (tab) => useList(tab, tag));

/** Measures presses and keys in the bundle builder with six lines. */
export const measureBuilder = (browser: Browser, address: string): Promise<Pressed> => pressIn(browser, address, useBuilder);

/** Measures presses and keys in the bundle builder with everything chosen. */
export const measureBundle = (browser: Browser, address: string): Promise<Pressed> => pressIn(browser, address + fragment, useBundle);
