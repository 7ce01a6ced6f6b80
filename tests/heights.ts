/**
 * `npm run heights`: measures each widget's first screen, as built, at every width and in every language, and writes the room
 * to reserve into the doors. `-- --check` only compares: nothing may be taller than what is reserved. `-- signup` looks at that
 * room alone. Measured in Inter, which is as wide as the phones' own types; a page with a much wider one sets `min-block-size`.
 * Measured twice, with letters where the type has them and letters on whole pixels as desktops put them: lines break differently.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { format, resolveConfig } from "prettier";
import { findRooms, rootDir } from "#build/rooms.ts";
import { languages } from "#core/values/language.ts";
import { chromiumArgs, ensureChromium } from "./browser.ts";

type Step = readonly [minInlinePx: number, blockPx: number];

const dist = resolve(rootDir, process.env["TEST_DIST"] ?? "dist");
const widths = Array.from({ length: 59 }, (_, index) => 256 + index * 8);
/** Two steps that differ by less become one: every step is bytes in the loader of every page. */
const smallestStepPx = 30;
const contentTypes: Record<string, string> = { js: "text/javascript", woff2: "font/woff2" };

/** Pages that the link of a mail opens: what stands there once the link is found good is what room is kept for. */
const openedBy: Readonly<Record<string, string>> = {
  "digi-signup": "?h=1",
  "digi-email-change": "?i=1&d=2&p=3",
  "digi-invoice-email-change": "?i=1&d=2&p=3",
  "digi-activate-account": "?i=1&code=2",
};
const good = JSON.stringify({ meta: { status: { error: false } }, status: { error: false } });

async function serve(): Promise<Server> {
  const font = join(rootDir, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const type = contentTypes[path.split(".").at(-1) ?? ""];
    if (!type && path !== "/") return response.setHeader("content-type", "application/json").end(good); // the API
    if (!type) return response.setHeader("content-type", "text/html").end("<!doctype html><meta charset=utf-8><body style='margin:0'>");
    response.setHeader("content-type", type).end(readFileSync(type === "font/woff2" ? font : join(dist, path)));
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** The tallest first screen at each width, over the languages. */
async function measure(page: Page, origin: string, tag: string): Promise<Map<number, number>> {
  const tallest = new Map<number, number>();
  for (const language of languages) {
    await page.goto(origin + (openedBy[tag] ?? ""));
    const heights = await page.evaluate(measureInPage, { tag, language, widths });
    heights.forEach((height, index) => {
      const width = widths[index] ?? 0;
      tallest.set(width, Math.max(tallest.get(width) ?? 0, Math.ceil(height)));
    });
  }
  return tallest;
}

const tallestOf = (measured: readonly Map<number, number>[]): Map<number, number> =>
  new Map(widths.map((width) => [width, Math.max(...measured.map((heights) => heights.get(width) ?? 0))]));

/** Runs in the page. */
async function measureInPage(wanted: { tag: string; language: string; widths: number[] }): Promise<number[]> {
  const face = new FontFace("Inter", "url(/inter.woff2)", { weight: "100 900" });
  document.fonts.add(await face.load());
  document.documentElement.lang = wanted.language;
  const box = document.createElement("div");
  const tag = document.createElement(wanted.tag);
  tag.setAttribute("loading", "eager");
  tag.style.setProperty("--digi-font-family", "Inter");
  box.append(tag);
  document.body.append(box);
  const script = document.createElement("script");
  script.src = "/v1/loader.js";
  document.head.append(script);
  await new Promise((resolve) => tag.addEventListener("digi-ready", resolve, { once: true }));
  while (tag.shadowRoot?.querySelector(".ui-skeleton")) await new Promise(requestAnimationFrame);
  for (const reserved of tag.shadowRoot?.querySelectorAll(".reserved") ?? []) reserved.className = "room";
  return wanted.widths.map((width) => {
    box.style.width = `${width}px`;
    return tag.getBoundingClientRect().height;
  });
}

/** From measured points to few steps: from this width on, this height is enough. */
function toSteps(tallest: ReadonlyMap<number, number>, smallest = smallestStepPx): Step[] {
  const points = [...tallest].sort(([a], [b]) => a - b);
  const steps: Step[] = [];
  for (const [index, [width, height]] of points.entries()) {
    // Up to the next point the widget may be as tall as at either.
    const needed = Math.max(height, points[index + 1]?.[1] ?? 0);
    const last = steps.at(-1);
    if (!last || needed > last[1] || last[1] - needed >= smallest) steps.push([index === 0 ? 0 : width, needed]);
  }
  return steps;
}

const reservedAt = (steps: readonly Step[], width: number): number => steps.findLast(([from]) => width >= from)?.[1] ?? 0;

const isCheck = process.argv.includes("--check");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const server = await serve();
const open = (...more: readonly string[]) => chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...more] });
const browsers = [await open(), await open("--disable-font-subpixel-positioning", "--font-render-hinting=medium")];
const pages = await Promise.all(browsers.map((browser) => browser.newPage()));
let failures = 0;
for (const { name, folder, door } of await findRooms()) {
  if (door.heights.length === 0 || (only.length > 0 && !only.includes(name))) continue;
  const tallest = tallestOf(
    await Promise.all(pages.map((page) => measure(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, door.tag))),
  );
  if (isCheck) {
    const short = [...tallest].filter(([width, height]) => height > reservedAt(door.heights, width));
    failures += short.length;
    for (const [width, height] of short)
      console.error(`${name}: ${height} px at ${width} px, reserved ${reservedAt(door.heights, width)}; npm run heights`);
    continue;
  }
  const file = join(folder, `${name}.element.ts`);
  const steps = toSteps(tallest);
  const code = readFileSync(file, "utf8").replace(/heights: \[[^;]*?\],\n\}\);/, `heights: ${JSON.stringify(steps)},\n});`);
  writeFileSync(file, await format(code, { ...(await resolveConfig(file)), filepath: file }));
  console.log(name, JSON.stringify(steps));
}
for (const browser of browsers) await browser.close();
server.close();
process.exitCode = failures > 0 ? 1 : 0;
