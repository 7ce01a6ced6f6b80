/**
 * Starts the browser of the bench and opens its pages. The devtools protocol emulates a slow phone, and the probe (probe.ts) runs in each
 * page.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser, type BrowserContext, type CDPSession, type ElementHandle, type Locator, type Page } from "playwright-core";
import { transformWithOxc } from "vite";
import { chromiumArgs, ensureChromium } from "#tests/browser.ts";

export type Profile = {
  /** The latency that is added to each request, in ms. */
  readonly latency: number;
  /** The bandwidth, in bits per second. */
  readonly down: number;
  readonly up: number;
  /** The factor by which the emulated processor is slower than this machine's. */
  readonly cpu: number;
};

export const slowPhone: Profile = { latency: 150, down: 1_600_000, up: 750_000, cpu: 4 };
/** A profile with the slow phone's processor and this machine's network. */
export const slowProcessor: Profile = { latency: 0, down: -1, up: -1, cpu: 4 };
/** A profile of this machine, without emulation. */
export const thisMachine: Profile = { latency: 0, down: -1, up: -1, cpu: 1 };

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** Opens a browser context for a visitor who was never here, so that nothing is cached. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const file = new URL("probe.ts", import.meta.url).pathname;
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  await context.addInitScript({ content: `{${code.replace(/\bexport\s*\{\s*\};?/, "")}}` });
  return context;
}

/** Counts of what a page fetched over the network. */
export type Traffic = { requests: number; bytes: number; scriptBytes: number };

export type Tab = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
  /** Resolves when the page's probe has reported that a field is usable, or that the awaited tags are ready. */
  readonly reported: (what: "usable" | "ready") => Promise<void>;
  /** Resolves when no request was under way for some time (`quietMs`). */
  readonly quiet: () => Promise<void>;
};

const quietMs = 400;
const slowAfterMs = 30_000;

export async function openTab(context: BrowserContext, profile: Profile): Promise<Tab> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = watchTraffic(cdp);
  const heard = await listenToProbe(page, cdp);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down < 0 ? -1 : profile.down / 8,
    uploadThroughput: profile.up < 0 ? -1 : profile.up / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  return { page, cdp, ...wire, reported: heard };
}

function watchTraffic(cdp: CDPSession): Pick<Tab, "traffic" | "quiet"> {
  const traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  /** Requests under way, by their id, and whether each is for a script. */
  const underWay = new Map<string, boolean>();
  const cached = new Set<string>();
  let last = Date.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) underWay.set(requestId, false);
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.fromDiskCache) cached.add(requestId);
    if (underWay.has(requestId)) underWay.set(requestId, type === "Script" || response.mimeType.includes("javascript"));
  });
  const end = (requestId: string, bytes: number): void => {
    last = Date.now();
    const isScript = underWay.get(requestId);
    if (isScript === undefined) return;
    underWay.delete(requestId);
    if (cached.has(requestId)) return;
    traffic.requests += 1;
    traffic.bytes += bytes;
    if (isScript) traffic.scriptBytes += bytes;
  };
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  const quiet = async (): Promise<void> => {
    const end = Date.now() + slowAfterMs;
    while (underWay.size > 0 || Date.now() - last < quietMs) {
      if (Date.now() > end) throw new Error(`not quiet after ${slowAfterMs / 1000} s: ${underWay.size} requests under way`);
      await pause(50);
    }
  };
  return { traffic, quiet };
}

async function listenToProbe(page: Page, cdp: CDPSession): Promise<Tab["reported"]> {
  const said = new Set<string>();
  const ears = new EventTarget();
  cdp.on("Runtime.bindingCalled", ({ name, payload }) => {
    if (name !== "benchReport") return;
    said.add(payload);
    ears.dispatchEvent(new Event(payload));
  });
  await cdp.send("Runtime.enable");
  await cdp.send("Runtime.addBinding", { name: "benchReport" });
  return async (what) => {
    if (said.has(what)) return;
    await once(ears, what, { signal: AbortSignal.timeout(slowAfterMs) }).catch(() => {
      throw new Error(`${page.url()}: not ${what} after ${slowAfterMs / 1000} s`);
    });
  };
}

/** The element to press: a locator, which finds the element at each step, or an element that was found before. */
type Pressed = Pick<Locator | ElementHandle<HTMLElement>, "boundingBox"> & {
  evaluate(look: (element: HTMLElement) => void): Promise<void>;
};

/**
 * Presses an element. First the element is scrolled into view until it stays still, as a visitor would do: rows above it are rendered only
 * as they come near. The press uses only the mouse, because the driver's own check of what a press would hit takes longer than the press.
 */
export async function press({ page }: Tab, what: Pressed): Promise<void> {
  const frames = (): Promise<void> => page.evaluate(() => window.bench.frames(4));
  for (let time = 0; time < 3; time++) {
    // The element is scrolled to the centre of the window, because at an edge a bar of the page's own may cover it.
    await what.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await frames();
  }
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await frames();
  await page.mouse.down();
  await page.mouse.up();
}

/** Returns the live JavaScript memory in bytes, after a garbage collection. */
export async function heapOf({ cdp }: Tab): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize;
}
