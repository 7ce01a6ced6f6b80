/**
 * Measures the heights to reserve: `npm run heights` measures each widget's prerendered screen, as built, at every width and in every
 * language, and writes the height to reserve beside the definition (`x.heights.json`).
 *
 * `-- --check` only compares, at the widths where a step of the heights begins and ends: no prerendered screen may be taller than the
 * reserved height, and no card may be taller than its content. `-- signup` measures that widget alone.
 *
 * The text is set in Inter, which is as wide as the phones' own fonts, and in DejaVu Sans, which is as wide as a page's font gets
 * (Verdana). Two browsers measure, one that places letters at fractions of a pixel and one that places them on whole pixels, as desktops
 * do, because lines break differently in each.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { formatted } from "#build/formatted.ts";
import { findWidgets, heightsFile, rootDir, type Heights } from "#build/widgets.ts";
import { orderResultKey } from "#core/features/order-result/stored-result.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { slidesIn } from "#demo/pages/provider/slides.ts";
import { cardsIn } from "#demo/pages/provider/subscriptions.ts";
import { prices } from "#demo/site/prices.ts";
import { chromiumArgs, ensureChromium, sparingArgs } from "./browser.ts";
import { reservedAt, toSteps, widthsToCheck } from "./height-steps.ts";
import { storedBundle, twoLines } from "./bundles.ts";
import { ways } from "./widgets.ts";

const dist = resolve(rootDir, process.env["TEST_DIST"] ?? "dist");
const widthsFrom = (fromPx: number, toPx: number): number[] =>
  Array.from({ length: (toPx - fromPx) / 8 + 1 }, (_, index) => fromPx + index * 8);
/**
 * The widths at which a card is measured, in px. A card is at most 720 px wide, except a wide card, which fills its container and has
 * columns of its own on a desktop.
 */
const allWidths = { usual: widthsFrom(256, 720), wide: widthsFrom(256, 1280) };
const fonts = join(rootDir, "node_modules");
/** The fonts in which the text is measured: name, weights and file of each. */
const faces = [
  ["Inter", "100 900", "/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  ["DejaVu", "100 500", "/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2"],
  ["DejaVu", "501 900", "/@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2"],
] as const;
const contentTypes: Record<string, string> = { js: "text/javascript", woff2: "font/woff2" };

/**
 * Returns the queries of the page's address with which a tag is measured: none, and the query of a valid link from a mail. Password
 * recovery is measured without a link: most visitors come to its first form, and those who come by a link see a much longer one.
 */
const queriesOf = (tag: string): Set<string> => new Set(["", (tag !== "digi-password-recovery" && ways[tag]?.link?.query) || ""]);
/**
 * Tags that need a bundle in storage to show their usual screen. Visitors come to the codes, the summary or the order without a bundle only
 * by mistake: then the tag links to the builder.
 */
const showBundle: readonly string[] = ["digi-order-flow", "digi-promo-code", "digi-bundle-summary"];
const placed = { digi: 1, version: 1, savedAt: Date.now(), orderId: "D-2026-004711", warnings: [], newAccount: true };
const keptOf = (tag: string) => ({
  local: showBundle.includes(tag) ? { appState: storedBundle(twoLines) } : {},
  tab: tag === "digi-order-result" ? { [orderResultKey]: JSON.stringify(placed) } : {},
});
/** Returns the slides of the demo's hero slider in the form in which a page writes them, with the prices that a visitor reads. */
const contentOf = (tag: string, language: Language): string => {
  if (tag !== "digi-hero-slider") return "";
  return slidesIn({ lang: language, prices })
    .map(
      ({ url, title, text, action }) =>
        `<a href="${url}"><img src="data:," alt=""><b>${title}</b><span>${text}</span><span>${action}</span></a>`,
    )
    .join("");
};
/**
 * Returns the attributes that the page sets on a tag. Only those tags need any that have no content without them to reserve space for, and
 * those whose first tab is not their longest one.
 */
function attributesOf(tag: string, language: Language): Readonly<Record<string, string>> {
  switch (tag) {
    case "digi-subscription-carousel":
      return { cards: JSON.stringify({ cards: cardsIn({ lang: language, prices }) }) };
    case "digi-text-page":
      return { page: "terms" };
    case "digi-product-conditions":
      return { tab: "mobile" };
    default:
      return {};
  }
}
const unitTests = join(rootDir, "tests/unit/widgets");

/**
 * The API's answers, by the path of the call, or by path and name where a page is asked for by its name (`/page-data?path=terms`), from the
 * `samples.ts` of the widgets and parts that show them at first.
 */
const answers: Readonly<Record<string, object>> = Object.assign(
  {},
  ...(await Promise.all(
    readdirSync(unitTests, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("samples.ts"))
      .map(async (file) => ((await import(join(unitTests, file))) as { readonly answers?: object }).answers),
  )),
);
const answerTo = ({ pathname, searchParams }: URL): object | undefined =>
  answers[searchParams.has("path") ? `${pathname}?path=${searchParams.get("path")}` : pathname];
const good = { meta: { status: { error: false } }, status: { error: false } };

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "/", "http://host");
    const path = address.pathname;
    const type = contentTypes[path.split(".").at(-1) ?? ""];
    if (!type && path !== "/")
      // Every path without a file type is a call of the API.
      return response.setHeader("content-type", "application/json").end(JSON.stringify({ ...good, ...answerTo(address) }));
    // The page is laid out but not visible: painting would cost a sixth of the time, and nobody looks at it.
    if (!type)
      return response
        .setHeader("content-type", "text/html")
        .end("<!doctype html><meta charset=utf-8><body style='margin:0;visibility:hidden'>");
    response.setHeader("content-type", type).end(readFileSync(join(type === "font/woff2" ? fonts : dist, path)));
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/**
 * The measurement at one width, over the languages and fonts: the tallest prerendered screen, and the largest empty space at the foot of a
 * card, not counting its padding.
 */
type Extent = { readonly height: number; readonly foot: number };

/**
 * The most space in px that is reserved for a page that editors write, by its tag. Such a page may be many times as long: what follows it
 * is below the window both before the page is there and after. Less is kept free where another page, or another tab, may be short.
 */
const mostReservedPx: Readonly<Record<string, number>> = {
  "digi-price-list": 2400,
  "digi-text-page": 1048,
  "digi-product-conditions": 640,
};
const larger = (one: Extent | undefined, other: Extent): Extent => ({
  height: Math.max(one?.height ?? 0, Math.ceil(other.height)),
  foot: Math.max(one?.foot ?? 0, Math.ceil(other.foot)),
});

type Arrival = { readonly origin: string; readonly query: string; readonly kept: ReturnType<typeof keptOf> };

async function arrive(page: Page, { origin, query, kept }: Arrival): Promise<void> {
  await page.goto(`${origin}?before`);
  await page.evaluate(({ local, tab }) => {
    for (const [storage, values] of [
      [localStorage, local],
      [sessionStorage, tab],
    ] as const) {
      storage.clear();
      for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
    }
  }, kept);
  await page.goto(origin + query);
  await page.evaluate(bringFaces, faces);
}

async function measure(page: Page, origin: string, tag: string, widths: Widths): Promise<Map<number, Extent>> {
  const largest = new Map<number, Extent>();
  const kept = keptOf(tag);
  for (const query of queriesOf(tag)) {
    for (const [index, language] of languages.entries()) {
      // The page is loaded anew for each language where a link or stored values matter, because the first tag that finds them may use them
      // up.
      const isUsedUp = query !== "" || Object.keys({ ...kept.local, ...kept.tab }).length > 0;
      if (index === 0 || isUsedUp) await arrive(page, { origin, query, kept });
      const attributes = attributesOf(tag, language);
      const content = contentOf(tag, language);
      const extents = await page.evaluate(measureInPage, { tag, language, widths, faces, attributes, content });
      for (const [width, { height, foot }] of extents)
        largest.set(width, larger(largest.get(width), { height: Math.min(height, mostReservedPx[tag] ?? Infinity), foot }));
    }
  }
  return largest;
}

function largestOf(measured: readonly ReadonlyMap<number, Extent>[]): Map<number, Extent> {
  const largest = new Map<number, Extent>();
  for (const [width, extent] of measured.flatMap((one) => [...one])) largest.set(width, larger(largest.get(width), extent));
  return largest;
}

/** The empty space in px that a card may have at its end, because a card reserves space for a line of text that is shown only later. */
const mostAtFootPx = 24;

/** Returns a sentence for each problem that a widget has at a width: taller than its reserved height, or a card taller than its content. */
const problemsAt = (width: number, { height, foot }: Extent, reserved: number): string[] => [
  ...(height > reserved ? [`${height} px at ${width} px, reserved ${reserved}; npm run heights`] : []),
  ...(foot > mostAtFootPx ? [`${foot} px of nothing at the foot of its card at ${width} px, at most ${mostAtFootPx}`] : []),
];

type Widths = Readonly<Record<keyof typeof allWidths, readonly number[]>>;
type Wanted = {
  tag: string;
  language: string;
  widths: Widths;
  faces: typeof faces;
  attributes: Readonly<Record<string, string>>;
  /** The HTML that the page writes inside the tag. */
  content: string;
};

/** Loads the fonts into the document. This function runs in the page. */
async function bringFaces(wanted: Wanted["faces"]): Promise<void> {
  for (const [name, weight, file] of wanted) document.fonts.add(await new FontFace(name, `url(${file})`, { weight }).load());
}

/**
 * Measures the widget at each width, with a new tag, and returns the larger extent of both fonts. This function runs in the page, once for
 * each language.
 */
async function measureInPage(wanted: Wanted): Promise<(readonly [widthPx: number, extent: Extent])[]> {
  document.documentElement.lang = wanted.language;
  const box = document.createElement("div");
  const tag = document.createElement(wanted.tag);
  tag.setAttribute("loading", "eager");
  for (const [name, value] of Object.entries(wanted.attributes)) tag.setAttribute(name, value);
  tag.innerHTML = wanted.content;
  box.append(tag);
  document.body.replaceChildren(box);
  if (!document.querySelector("script")) {
    const script = document.createElement("script");
    script.src = "/v1/loader.js";
    document.head.append(script);
  }
  await new Promise((resolve) => tag.addEventListener("digi-ready", resolve, { once: true }));
  // A tag inside the slot of the measured tag reserves the height of its own tallest view until it is ready, so the measurement waits for
  // it.
  const late = ":not(:state(ready))";
  // A placeholder without a box stands for what this page does not show.
  while (
    [...(tag.shadowRoot?.querySelectorAll(".ui-skeleton") ?? [])].some((one) => one.getClientRects().length > 0) ||
    [...tag.children].some((one) => one.localName.startsWith("digi-") && one.matches(late))
  )
    await new Promise(requestAnimationFrame);
  const [view, card, body] = [".ui-reset", ".ui-surface", ".ui-body"].map((one) => tag.shadowRoot?.querySelector(one) as Element);
  if (!view || !card || !body) throw new Error(`${wanted.tag} has no card`);
  // The lowest visible content is looked for among elements without children and elements in a slot; content that only screen readers read
  // takes no space. A card inside the card has an edge of its own below its last button, so there the button counts.
  const slotted = [...body.querySelectorAll("slot")].flatMap((slot) => slot.assignedElements());
  const shown = [...body.querySelectorAll("*"), ...slotted].filter(
    (one) =>
      (one.childElementCount === 0 || slotted.includes(one) || one.matches('.ui-body [part="card"] button')) &&
      !one.matches(".ui-hidden, .ui-hidden *"),
  );
  return wanted.widths[card.hasAttribute("data-wide") ? "wide" : "usual"].map((width) => {
    box.style.width = `${width}px`;
    const extents = wanted.faces.map(([type]) => {
      tag.style.setProperty("--digi-font-family", type);
      const { paddingBottom } = getComputedStyle(body);
      const lowest = Math.max(...shown.map((one) => one.getBoundingClientRect().bottom));
      const foot = card.getBoundingClientRect().bottom - parseFloat(paddingBottom) - lowest;
      return { height: view.getBoundingClientRect().height, foot };
    });
    const [height, foot] = [Math.max(...extents.map((one) => one.height)), Math.max(...extents.map((one) => one.foot))];
    return [width, { height, foot }] as const;
  });
}

const isCheck = process.argv.includes("--check");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const server = await serve();
const open = (...more: readonly string[]) =>
  chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...sparingArgs, ...more] });
const browsers = [await open(), await open("--disable-font-subpixel-positioning", "--font-render-hinting=medium")];
// The window is so high that no sticky element is moved from its position in the flow.
const pages = await Promise.all(browsers.map((browser) => browser.newPage({ viewport: { width: 1280, height: 2000 } })));
let failures = 0;
for (const { name, folder, definition, heights } of await findWidgets()) {
  if (heights.length === 0 || (only.length > 0 && !only.includes(name))) continue;
  const { usual, wide } = allWidths;
  const widths = isCheck ? { usual: widthsToCheck(heights, usual), wide: widthsToCheck(heights, wide) } : allWidths;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const largest = largestOf(await Promise.all(pages.map((page) => measure(page, origin, definition.tag, widths))));
  const problems = [...largest].flatMap(([width, extent]) => problemsAt(width, extent, isCheck ? reservedAt(heights, width) : Infinity));
  failures += problems.length;
  for (const problem of problems) console.error(`${name}: ${problem}`);
  if (isCheck) continue;
  const file = heightsFile(folder);
  const steps: Heights = toSteps(new Map([...largest].map(([width, { height }]) => [width, height])));
  writeFileSync(file, await formatted(file, JSON.stringify(steps)));
  console.log(name, JSON.stringify(steps));
}
for (const browser of browsers) await browser.close();
server.close();
process.exitCode = failures > 0 ? 1 : 0;
