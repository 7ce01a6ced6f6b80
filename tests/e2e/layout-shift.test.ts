/** Nothing on the demo's pages moves by itself while widgets load: from navigation to the first touch, on a slow line. */
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright/test";
import { ports } from "#tests/ports.ts";
import { expect, test } from "#tests/page.ts";

const site = `http://localhost:${ports.demo}`;
const partner = `http://127.0.0.1:${ports.partner}`;
const pages = [
  ...["/en", "/fr", "/nl", "/en/contact", "/fr/contact", "/nl/contact", "/en/shop/check", "/fr/shop/check", "/en/privacy"].map(
    (path) => site + path,
  ),
  ...["/en/login", "/fr/connecter", "/en/password-recovery", "/fr/mot-de-passe-oublie?i=12&code=abc", "/en/my-digi/overview"].map(
    (path) => site + path,
  ),
  `${partner}/`,
  `${partner}/strict`,
];

type Shifts = { shifts: { value: number; tags: string[] }[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shifts["shifts"] = [];
    (window as unknown as Shifts).shifts = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (!entry.hadRecentInput) seen.push({ value: entry.value, tags: entry.sources.map(({ node }) => node?.nodeName ?? "?") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const latencyMs = 150;

/** Every file arrives late. Not by the devtools' throttling, under which now and then a request never ends. */
const slowDown = (page: Page): Promise<unknown> =>
  page.route("**/*", async (route) => {
    await pause(latencyMs);
    await route.continue();
  });

/** Its states, and where it stands. */
const describe = (element: Element): string =>
  [
    ...["loading", "ready", "error"].filter((state) => element.matches(`:state(${state})`)),
    `${element.localName} at ${Math.round(element.getBoundingClientRect().top)} of ${innerHeight} px`,
  ].join(" ");

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const address of pages) {
    test(`${address} at ${width} px does not move while its widgets come`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await slowDown(page);
      await page.goto(address);
      await page.waitForFunction(() => "digiWidgets" in window && "ready" in (window as unknown as { digiWidgets: object }).digiWidgets);
      // As a reader goes down the page: each tag comes near, loads and is drawn.
      for (const tag of await page.locator("digi-newsletter, digi-contact, digi-fiber-check, digi-login, digi-password-recovery").all()) {
        await tag.scrollIntoViewIfNeeded();
        // What stands there is said where it fails: still waiting, loading, or an error.
        await expect.poll(() => tag.evaluate(describe)).toContain("ready");
      }
      const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
      const total = shifts.reduce((sum, shift) => sum + shift.value, 0);
      expect(total.toFixed(3), JSON.stringify(shifts)).toBe("0.000");
    });
  }
}
