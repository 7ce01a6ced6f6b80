/** Measures one visit of a page with a form. */
import type { Browser, BrowserContext } from "playwright-core";
import { heapOf, newVisitor, openTab, thisMachine, type Profile, type Traffic } from "./browser.ts";
import { blockingTime } from "./statistics.ts";

export type Measures = Traffic & {
  readonly usable: number;
  /** The time of the `digi-ready` event, in ms; NaN for forms of other makers, which dispatch no such event. */
  readonly ready: number;
  readonly shift: number;
  readonly blocking: number;
  readonly heap: number;
};

export async function visit(context: BrowserContext, address: string, profile: Profile, isOurs: boolean): Promise<Measures> {
  const tab = await openTab(context, profile);
  await tab.page.goto(address, { waitUntil: "commit" });
  await tab.reported("usable");
  if (isOurs) await tab.reported("ready");
  await tab.quiet();
  const reading = await tab.page.evaluate(() => window.bench.read());
  if (reading.usable === undefined) throw new Error(`${address}: what was typed was lost`);
  const heap = await heapOf(tab);
  await tab.page.close();
  const { shift, longTasks, usable, ready = Number.NaN } = reading;
  return { ...tab.traffic, usable, ready, shift, heap, blocking: blockingTime(longTasks) };
}

/** Measures a visitor's first visit of a page, and then a second visit. */
export async function visitTwice(
  browser: Browser,
  address: string,
  profile: Profile,
  isOurs: boolean,
): Promise<{ cold: Measures; warm: Measures }> {
  const context = await newVisitor(browser);
  try {
    const cold = await visit(context, address, profile, isOurs);
    return { cold, warm: await visit(context, address, profile, isOurs) };
  } finally {
    await context.close();
  }
}

/** Visits a page without measuring, so that the server has compressed every file, and checks that the field accepts real keys. */
export async function rehearse(browser: Browser, address: string, isOurs: boolean): Promise<void> {
  const context = await newVisitor(browser);
  try {
    const tab = await openTab(context, thisMachine);
    await tab.page.goto(address, { waitUntil: "commit" });
    await tab.reported("usable");
    if (isOurs) await tab.reported("ready");
    await tab.quiet();
    await tab.page.evaluate(() => window.bench.focus());
    await tab.page.keyboard.press("End");
    await tab.page.keyboard.type("e");
    const value = await tab.page.evaluate(() => window.bench.value());
    if (value !== "Anne") throw new Error(`${address}: the field holds "${value}" after typing "Anne"`);
  } finally {
    await context.close();
  }
}
