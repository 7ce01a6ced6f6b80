/**
 * `npm run heights`: measures each widget's first screen, as built, at every width and in every language, and writes what is to be
 * reserved beside the door (`x.heights.json`). `-- --check` only compares: nothing may be taller than what is reserved, at the widths
 * where a step begins and ends: a narrower widget is taller, but where its columns change. `-- signup` looks at that room alone. Measured in Inter, as wide as the phones' own types, and in DejaVu Sans, as wide as a page's type gets (Verdana); and in
 * two browsers, with letters where the type has them and letters on whole pixels as desktops put them: lines break differently.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { format, resolveConfig } from "prettier";
import { findRooms, heightsFile, rootDir, type Heights } from "#build/rooms.ts";
import { languages } from "#core/values/language.ts";
import { chromiumArgs, ensureChromium } from "./browser.ts";
import { reservedAt, toSteps, widthsToCheck } from "./height-steps.ts";
import { ways } from "./rooms.ts";

const dist = resolve(rootDir, process.env["TEST_DIST"] ?? "dist");
const allWidths = Array.from({ length: 59 }, (_, index) => 256 + index * 8);
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
const good = JSON.stringify({ meta: { status: { error: false } }, status: { error: false } });

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const type = contentTypes[path.split(".").at(-1) ?? ""];
    if (!type && path !== "/") return response.setHeader("content-type", "application/json").end(good); // the API
    if (!type) return response.setHeader("content-type", "text/html").end("<!doctype html><meta charset=utf-8><body style='margin:0'>");
    response.setHeader("content-type", type).end(readFileSync(join(type === "font/woff2" ? fonts : dist, path)));
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** The tallest first screen at each width, over the languages and types. */
async function measure(page: Page, origin: string, tag: string, widths: readonly number[]): Promise<Map<number, number>> {
  const tallest = new Map<number, number>();
  for (const query of queriesOf(tag)) {
    for (const language of languages) {
      await page.goto(origin + query);
      const heights = await page.evaluate(measureInPage, { tag, language, widths, faces });
      heights.forEach((height, index) => {
        const width = widths[index] ?? 0;
        tallest.set(width, Math.max(tallest.get(width) ?? 0, Math.ceil(height)));
      });
    }
  }
  return tallest;
}

const tallestOf = (measured: readonly Map<number, number>[], widths: readonly number[]): Map<number, number> =>
  new Map(widths.map((width) => [width, Math.max(...measured.map((heights) => heights.get(width) ?? 0))]));

type Wanted = { tag: string; language: string; widths: readonly number[]; faces: typeof faces };

/** Runs in the page. */
async function measureInPage(wanted: Wanted): Promise<number[]> {
  for (const [name, weight, file] of wanted.faces) document.fonts.add(await new FontFace(name, `url(${file})`, { weight }).load());
  document.documentElement.lang = wanted.language;
  const box = document.createElement("div");
  const tag = document.createElement(wanted.tag);
  tag.setAttribute("loading", "eager");
  box.append(tag);
  document.body.append(box);
  const script = document.createElement("script");
  script.src = "/v1/loader.js";
  document.head.append(script);
  await new Promise((resolve) => tag.addEventListener("digi-ready", resolve, { once: true }));
  while (tag.shadowRoot?.querySelector(".ui-skeleton")) await new Promise(requestAnimationFrame);
  for (const reserved of tag.shadowRoot?.querySelectorAll(".reserved") ?? []) reserved.className = "frame";
  return wanted.widths.map((width) => {
    box.style.width = `${width}px`;
    const heights = wanted.faces.map(([type]) => {
      tag.style.setProperty("--digi-font-family", type);
      return tag.getBoundingClientRect().height;
    });
    return Math.max(...heights);
  });
}

const isCheck = process.argv.includes("--check");
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const server = await serve();
const open = (...more: readonly string[]) => chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...more] });
const browsers = [await open(), await open("--disable-font-subpixel-positioning", "--font-render-hinting=medium")];
const pages = await Promise.all(browsers.map((browser) => browser.newPage()));
let failures = 0;
for (const { name, folder, door, heights } of await findRooms()) {
  if (heights.length === 0 || (only.length > 0 && !only.includes(name))) continue;
  const widths = isCheck ? widthsToCheck(heights, allWidths) : allWidths;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const tallest = tallestOf(await Promise.all(pages.map((page) => measure(page, origin, door.tag, widths))), widths);
  if (isCheck) {
    const short = [...tallest].filter(([width, height]) => height > reservedAt(heights, width));
    failures += short.length;
    for (const [width, height] of short)
      console.error(`${name}: ${height} px at ${width} px, reserved ${reservedAt(heights, width)}; npm run heights`);
    continue;
  }
  const file = heightsFile(folder, name);
  const steps: Heights = toSteps(tallest);
  writeFileSync(file, await format(JSON.stringify(steps), { ...(await resolveConfig(file)), filepath: file }));
  console.log(name, JSON.stringify(steps));
}
for (const browser of browsers) await browser.close();
server.close();
process.exitCode = failures > 0 ? 1 : 0;
