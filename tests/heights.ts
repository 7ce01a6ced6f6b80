/**
 * `npm run heights`: measures each widget's first screen, as built, at every width and in every language, and writes what is to be
 * reserved beside the definition (`x.heights.json`). `-- --check` only compares: nothing may be taller than what is reserved, at the widths
 * where a step begins and ends: a narrower widget is taller, but where its columns change; and no card may be taller than what it shows.
 * `-- signup` looks at that widget alone. Measured in Inter, as wide as the phones' own types, and in DejaVu Sans, as wide as a page's type
 * gets (Verdana); and in two browsers, with letters where the type has them and letters on whole pixels as desktops put them: lines break
 * differently.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { formatted } from "#build/formatted.ts";
import { findWidgets, heightsFile, rootDir, type Heights } from "#build/widgets.ts";
import { orderResultKey } from "#core/features/order-result/stored-result.ts";
import { languages } from "#core/base/values/language.ts";
import { chromiumArgs, ensureChromium, sparingArgs } from "./browser.ts";
import { reservedAt, toSteps, widthsToCheck } from "./height-steps.ts";
import { storedPack, twoLines } from "./packs.ts";
import { ways } from "./widgets.ts";

const dist = resolve(rootDir, process.env["TEST_DIST"] ?? "dist");
const widthsFrom = (fromPx: number, toPx: number): number[] =>
  Array.from({ length: (toPx - fromPx) / 8 + 1 }, (_, index) => fromPx + index * 8);
/** A card is 720 px wide at most, but for one as wide as its place, which has columns of its own on a desk. */
const allWidths = { usual: widthsFrom(256, 720), wide: widthsFrom(256, 1280) };
const fonts = join(rootDir, "node_modules");
/** Name, weights, file. */
const faces = [
  ["Inter", "100 900", "/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  ["DejaVu", "100 500", "/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2"],
  ["DejaVu", "501 900", "/@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2"],
] as const;
const contentTypes: Record<string, string> = { js: "text/javascript", woff2: "font/woff2" };

/** A good link and none. Not password recovery's: most come to its first form, and whoever comes by a link finds a much longer one. */
const queriesOf = (tag: string): Set<string> => new Set(["", (tag !== "digi-password-recovery" && ways[tag]?.link?.query) || ""]);
/** Nobody comes to the codes, the summary or the order without a pack, or to what came of it without an order, but by mistake: then they lead to the builder. */
const showPack: readonly string[] = ["digi-order-flow", "digi-promo-code", "digi-bundle-summary"];
const placed = { digi: 1, version: 1, savedAt: Date.now(), orderId: "D-2026-004711", warnings: [], newAccount: true };
const keptOf = (tag: string) => ({
  local: showPack.includes(tag) ? { appState: storedPack(twoLines) } : {},
  tab: tag === "digi-order-result" ? { [orderResultKey]: JSON.stringify(placed) } : {},
});
/** The demo's own slides, as a page writes them. */
type DemoSlide = Readonly<Record<"url" | "title" | "text" | "action", string>>;
const contentOf = (tag: string, language: string): string => {
  if (tag !== "digi-hero-slider") return "";
  const { slides } = JSON.parse(readFileSync(join(rootDir, `demo/pages/assets/slides.${language}.json`), "utf8")) as {
    slides: DemoSlide[];
  };
  return slides
    .map(
      ({ url, title, text, action }) =>
        `<a href="${url}"><img src="data:," alt=""><b>${title}</b><span>${text}</span><span>${action}</span></a>`,
    )
    .join("");
};
/** What the page hands over: a carousel without cards has nothing that widget could be kept for. */
const attributesOf = (tag: string, language: string): Readonly<Record<string, string>> =>
  tag === "digi-subscription-carousel"
    ? { cards: readFileSync(join(rootDir, `demo/pages/assets/subscriptions.${language}.json`), "utf8") }
    : {};
const unitTests = join(rootDir, "tests/unit/widgets");

/** Path of a call → what the API answers: from the `samples.ts` of the widgets and parts that show it at first. */
const answers: Readonly<Record<string, object>> = Object.assign(
  {},
  ...(await Promise.all(
    readdirSync(unitTests, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("samples.ts"))
      .map(async (file) => ((await import(join(unitTests, file))) as { readonly answers?: object }).answers),
  )),
);
const good = { meta: { status: { error: false } }, status: { error: false } };

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const type = contentTypes[path.split(".").at(-1) ?? ""];
    if (!type && path !== "/")
      return response.setHeader("content-type", "application/json").end(JSON.stringify({ ...good, ...answers[path] })); // the API
    // Unseen: it is laid out all the same, and painting is a sixth of the work.
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

/** At one width, over the languages and types: the tallest first screen, and the most that a card has at its foot beside its padding. */
type Extent = { readonly height: number; readonly foot: number };
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
      // A link, and what is kept, may be used up by the first tag that finds it.
      const isUsedUp = query !== "" || Object.keys({ ...kept.local, ...kept.tab }).length > 0;
      if (index === 0 || isUsedUp) await arrive(page, { origin, query, kept });
      const attributes = attributesOf(tag, language);
      const content = contentOf(tag, language);
      const extents = await page.evaluate(measureInPage, { tag, language, widths, faces, attributes, content });
      for (const [width, extent] of extents) largest.set(width, larger(largest.get(width), extent));
    }
  }
  return largest;
}

function largestOf(measured: readonly ReadonlyMap<number, Extent>[]): Map<number, Extent> {
  const largest = new Map<number, Extent>();
  for (const [width, extent] of measured.flatMap((one) => [...one])) largest.set(width, larger(largest.get(width), extent));
  return largest;
}

/** So much may be left over where a text has room for a line that nobody sees yet. */
const mostAtFootPx = 24;

/** What is wrong at that width, for who reads the report. */
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
  /** HTML that stands in the tag. */
  content: string;
};

/** Runs in the page. */
async function bringFaces(wanted: Wanted["faces"]): Promise<void> {
  for (const [name, weight, file] of wanted) document.fonts.add(await new FontFace(name, `url(${file})`, { weight }).load());
}

/** Runs in the page, once for each language: by width, the larger of both types. The tag is a new one each time. */
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
  // A tag in its slot keeps room for the tallest of its own until it is there.
  const late = ":not(:state(ready))";
  while (
    tag.shadowRoot?.querySelector(".ui-skeleton") ??
    [...tag.children].some((one) => one.localName.startsWith("digi-") && one.matches(late))
  )
    await new Promise(requestAnimationFrame);
  const [view, card, body] = [".ui-reset", ".ui-surface", ".ui-body"].map((one) => tag.shadowRoot?.querySelector(one) as Element);
  if (!view || !card || !body) throw new Error(`${wanted.tag} has no card`);
  // What is seen has no element in it, or stands in a slot; what only screen readers see has no place. A card within the card has an edge
  // of its own under its last button, which is whole there.
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
// So high that nothing sticks to its edge in place of its own.
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
