/**
 * Journeys that check that no page of the demo moves by itself while widgets load, from navigation to the first touch, on a slow line. Each
 * page is checked once: `npm run check:heights` checks that each tag keeps its space in every language and at every width, and
 * tests/hosts/layout-shift.test.ts that the page reserves this space.
 */
import type { Language } from "#core/base/values/language.ts";
import { isBuilt, type PageId, pathOf, routes } from "#core/base/values/routes.ts";
import { barePages } from "#demo/pages/bare.ts";
import { ports } from "#tests/ports.ts";
import { storedBundle, twoLines } from "#tests/bundles.ts";
import { expect, moving, test } from "#tests/page.ts";
import { widgets, widgetsInFlow } from "#tests/widgets.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { slowLine } from "#tests/slow-line.ts";

test.use(moving);

const site = `http://localhost:${ports.demo}`;
const partner = `http://127.0.0.1:${ports.partner}`;

const pages = Object.keys(routes) as PageId[];

/**
 * A page that the test opens. With `refuses` set, the browser is expected to report an error, because the API refuses a made-up link or
 * because the page does not exist.
 */
type Visited = { readonly addressIn: (language: Language) => string; readonly refuses?: boolean };

const visited: readonly Visited[] = [
  ...pages.filter(isBuilt).map((id): Visited => ({ addressIn: (language) => site + routes[id][language] })),
  // These addresses have the query of a mail's link: the page first shows what it knows, and then the API's answer.
  ...widgets.flatMap(({ link }): Visited[] =>
    link ? [{ addressIn: (language) => site + routes[link.page][language] + link.query, refuses: true }] : [],
  ),
  { addressIn: (language) => `${site}/${language}/not-here`, refuses: true },
  ...["/", "/strict"].map((path): Visited => ({ addressIn: (language) => `${partner}${path}?lang=${language}` })),
  ...["/catalogue", "/demo/outbox", "/demo/faults", ...Object.keys(barePages)].map((path): Visited => ({ addressIn: () => site + path })),
];

/** The languages and window sizes, which the pages get by turns. French, with the longest texts, is tested on a phone. */
const looks: readonly { readonly language: Language; readonly width: number; readonly height: number }[] = [
  { language: "fr", width: 390, height: 844 },
  { language: "en", width: 1280, height: 900 },
  { language: "nl", width: 1280, height: 900 },
  { language: "en", width: 390, height: 844 },
];

/** The browser's user agent, by which the demo's servers recognise that they have to send every file late, as on a slow line. */
test.use({
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 ${slowLine}`,
});

/** The selector for all our tags that take space in the page. Hidden tags are left out, since a hidden tag does not load. */
const tagsWithSpace = widgetsInFlow.map(({ tag }) => `${tag}:not([hidden], [hidden] *)`).join();

/**
 * Describes a tag in a text: its states (loading, ready, error) and its address. A tag that was opened by a mail's link may still wait for
 * the API's answer.
 */
const describe = (element: Element): string =>
  [
    ...["loading", "ready", "error"].filter((state) => element.matches(`:state(${state})`)),
    ...(element.shadowRoot?.querySelector("[aria-busy=true]") ? ["but busy"] : []),
    `${element.localName} at ${Math.round(element.getBoundingClientRect().top)} of ${innerHeight} px`,
  ].join(" ");

for (const [index, { addressIn, refuses }] of visited.entries()) {
  const { language, width, height } = looks[index % looks.length] ?? (looks[0] as (typeof looks)[0]);
  const address = addressIn(language);
  test(`${address} at ${width} px does not move while its widgets come @all`, async ({ page, complaints }) => {
    if (refuses) complaints.announce(/status of 4\d\d/);
    await page.setViewportSize({ width, height });
    // A bundle is stored first, because without one the order page leads to the builder.
    if (address.includes(pathOf("order", language)))
      await page.addInitScript((kept) => localStorage.setItem("appState", kept), storedBundle(twoLines));
    await recordShifts(page);
    await page.goto(address);
    await page.waitForFunction(() => "digiWidgets" in window && "ready" in (window as unknown as { digiWidgets: object }).digiWidgets);
    // The page is scrolled down as a reader does: each tag comes near, loads and is rendered.
    for (const tag of await page.locator(tagsWithSpace).all()) {
      await tag.scrollIntoViewIfNeeded();
      // The polled text names the tag's state (waiting, loading, error), so that a failure says which it was.
      await expect.poll(() => tag.evaluate(describe), { intervals: [50] }).toMatch(/^ready digi-/);
    }
    const shifts = (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
    const total = shifts.reduce((sum, shift) => sum + shift.value, 0);
    expect(total.toFixed(3), JSON.stringify(shifts)).toBe("0.000");
  });
}
