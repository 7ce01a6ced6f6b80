/** Nothing on any page of the demo moves by itself while widgets load: from navigation to the first touch, on a slow line. */
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright/test";
import { type Language, languages } from "#core/values/language.ts";
import { type PageId, pathOf, routes } from "#core/values/routes.ts";
import { barePages } from "#demo/pages/bare.ts";
import { ports } from "#tests/ports.ts";
import { expect, test } from "#tests/page.ts";

const site = `http://localhost:${ports.demo}`;
const partner = `http://127.0.0.1:${ports.partner}`;

/** What the links of mails carry: opened by one, a page shows first what is known and then what the API says to it. */
const links: Partial<Record<PageId, string>> = {
  "password-recovery": "?i=12&code=abc",
  "sign-up": "?h=1",
  "activate-account": "?i=1&code=2",
  "confirm-email": "?i=1&d=2&p=3",
  "confirm-invoice-email": "?i=1&d=2&p=3",
};

/** Those of the table that are there by now; all others are one and the same page, that they open soon. */
const present: readonly PageId[] = [
  "home",
  "contact",
  "shop-check",
  "login",
  "overview",
  "privacy",
  "terms",
  ...(Object.keys(links) as PageId[]),
];
const soon = (Object.keys(routes) as PageId[]).filter((id) => !present.includes(id));

/** One page is in one language alone, or takes the one of its visitor. */
type Place = { readonly address: string; readonly language: Language };

const placesIn = (language: Language): Place[] =>
  [
    ...[...present, ...soon.slice(0, 1)].map((id) => site + pathOf(id, language)),
    ...Object.entries(links).map(([id, query]) => site + pathOf(id as PageId, language) + query),
    `${site}/${language}/not-here`,
    ...["/", "/strict"].map((path) => `${partner}${path}?lang=${language}`),
  ].map((address) => ({ address, language }));

const places: Place[] = [
  ...languages.flatMap(placesIn),
  ...["/catalogue", "/demo/outbox", "/demo/faults", ...Object.keys(barePages)].map((path): Place => ({
    address: site + path,
    language: "en",
  })),
];

/** What differs by language is how long the texts are, so time is saved there: the longest on a phone, the other on a desktop. */
const widthsOf: Readonly<Record<Language, readonly (readonly [width: number, height: number])[]>> = {
  en: [
    [390, 844],
    [1280, 900],
  ],
  fr: [[390, 844]],
  nl: [[1280, 900]],
};

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

/** All of ours that take room: a dialog's tag waits until it is opened, and what the page hides does not load. */
const tagsWithRoom = "xpath=//*[starts-with(local-name(), 'digi-')][not(self::digi-callback-modal)][not(ancestor-or-self::*[@hidden])]";

/** Its states, and where it stands. A link may still be waiting for what the API says to it. */
const describe = (element: Element): string =>
  [
    ...["loading", "ready", "error"].filter((state) => element.matches(`:state(${state})`)),
    ...(element.shadowRoot?.querySelector("[aria-busy=true]") ? ["but busy"] : []),
    `${element.localName} at ${Math.round(element.getBoundingClientRect().top)} of ${innerHeight} px`,
  ].join(" ");

/** A shift is told after the picture in which it was. */
const twoPictures = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const { address, language } of places) {
  for (const [width, height] of widthsOf[language]) {
    test(`${address} at ${width} px does not move while its widgets come`, async ({ page, complaints }) => {
      // The browser's own words where a made-up link is refused, or a page is not there.
      if (Object.values(links).some((query) => address.endsWith(query)) || address.endsWith("/not-here"))
        complaints.announce(/status of 4\d\d/);
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await slowDown(page);
      await page.goto(address);
      await page.waitForFunction(() => "digiWidgets" in window && "ready" in (window as unknown as { digiWidgets: object }).digiWidgets);
      // As a reader goes down the page: each tag comes near, loads and is drawn.
      for (const tag of await page.locator(tagsWithRoom).all()) {
        await tag.scrollIntoViewIfNeeded();
        // What stands there is said where it fails: still waiting, loading, or an error.
        await expect.poll(() => tag.evaluate(describe), { intervals: [50] }).toMatch(/^ready digi-/);
      }
      await twoPictures(page);
      const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
      const total = shifts.reduce((sum, shift) => sum + shift.value, 0);
      expect(total.toFixed(3), JSON.stringify(shifts)).toBe("0.000");
    });
  }
}

test("no page of the table is left out above", async ({ request }) => {
  const titleOf = async (id: PageId): Promise<string | undefined> =>
    /<h1>(.*?)<\/h1>/.exec(await (await request.get(site + pathOf(id, "en"))).text())?.[1];
  const [first, ...others] = await Promise.all(soon.map(titleOf));
  expect(first).toBe("This page opens soon");
  expect(new Set(others)).toEqual(new Set([first]));
});
