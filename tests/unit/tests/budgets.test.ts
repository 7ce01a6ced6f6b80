import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { costsOf, limitOf, overBudget } from "#tests/budgets.ts";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Returns a text that brotli can hardly compress. */
const noise = (bytes: number): string => {
  let state = bytes + 1;
  return Array.from({ length: bytes }, () => String.fromCodePoint(33 + ((state = (state * 48_271) % 2_147_483_647) % 90))).join("");
};
const chunk = (needs: readonly string[], bytes: number): string =>
  `export const d=${JSON.stringify(needs)};export default(function(){${JSON.stringify(noise(bytes))}});`;

function release(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), "digi-budgets-"));
  made.push(dist);
  const all = {
    "1.0.0/loader.js": 'fetch("prerender-aaaaaaa")',
    "shared/prerender-aaaaaaa.js": chunk([], 10),
    "shared/core-bbbbbbb.js": chunk([], 500),
    "1.0.0/newsletter.js": chunk(["../shared/core-bbbbbbb.js"], 10),
    "1.0.0/newsletter.en.js": chunk([], 10),
    "1.0.0/newsletter.fr.js": chunk([], 10),
    ...files,
  };
  for (const [name, code] of Object.entries(all)) {
    mkdirSync(join(dist, name, ".."), { recursive: true });
    writeFileSync(join(dist, name), code);
  }
  return dist;
}
const bytes = (dist: string, entry: string, language = "en"): number =>
  costsOf(dist, "1.0.0").find((cost) => cost.entry === entry && cost.language === language)?.bytes ?? Number.NaN;

test("a widget costs what the newsletter's page has not fetched, with what its files need in turn, each once @all", () => {
  const dist = release({
    "1.0.0/login.js": chunk(["../shared/core-bbbbbbb.js", "../shared/light-ccccccc.js", "../shared/kept-ddddddd.js"], 1000),
    "1.0.0/login.en.js": chunk([], 100),
    "shared/light-ccccccc.js": chunk(["./kept-ddddddd.js"], 2000),
    "shared/kept-ddddddd.js": chunk([], 4000),
  });
  const alone = bytes(release({ "1.0.0/login.js": chunk([], 1000), "1.0.0/login.en.js": chunk([], 100) }), "login");
  expect(bytes(dist, "login") - alone).toBeGreaterThan(4800);
  expect(bytes(dist, "login")).toBeLessThan(8000);
});

test("texts count in their language @all", () => {
  const dist = release({ "1.0.0/login.js": chunk([], 10), "1.0.0/login.en.js": chunk([], 10), "1.0.0/login.fr.js": chunk([], 3000) });
  expect(bytes(dist, "login", "fr") - bytes(dist, "login", "en")).toBeGreaterThan(2000);
});

test("a part without a prerendered screen is counted, though it has texts in other languages alone @all", () => {
  const dist = release({
    "1.0.0/flow.js": chunk([], 10),
    "1.0.0/flow.en.js": chunk([], 10),
    "1.0.0/flow.pay.js": chunk([], 30_000),
    "1.0.0/flow.pay.fr.js": chunk([], 10),
  });
  expect(overBudget(costsOf(dist, "1.0.0")).join()).toMatch(/flow\.pay \(en\).*flow\.pay \(fr\)/);
});

test("of the 95 KiB of the first page 1 KiB stays free @all", () => {
  const page = costsOf(release({}), "1.0.0").filter(({ entry }) => entry === "newsletter");
  expect(page.map(({ language, limit }) => [language, limit])).toEqual(["en", "fr", "nl"].map((language) => [language, 94 * 1024]));
});

test("a part costs what its widget has not fetched @all", () => {
  const widget = { "1.0.0/flow.js": chunk(["../shared/list-eeeeeee.js"], 10), "1.0.0/flow.en.js": chunk([], 10) };
  const part = { "1.0.0/flow.pay.js": chunk(["../shared/list-eeeeeee.js"], 500), "1.0.0/flow.pay.en.js": chunk([], 10) };
  const dist = release({ ...widget, ...part, "shared/list-eeeeeee.js": chunk([], 5000) });
  expect(bytes(dist, "flow")).toBeGreaterThan(4000);
  expect(bytes(dist, "flow.pay")).toBeLessThan(1000);
});

test("the one sanitiser and the calendar come on top, and have a limit of their own @all", () => {
  const dist = release({
    "1.0.0/text-page.js": chunk(["../shared/html-fffffff.js"], 100),
    "1.0.0/text-page.en.js": chunk([], 10),
    "shared/html-fffffff.js": chunk([], 20_000),
  });
  expect(bytes(dist, "text-page")).toBeLessThan(1000);
  expect(overBudget(costsOf(dist, "1.0.0")).slice(0, 1)).toEqual([
    expect.stringMatching(/^text-page: html \(en\) costs 1\d{4} bytes, \d+ more than its 11264$/),
  ]);
});

test("an application may cost more, and a view of it more than a step @all", () => {
  const limits = ["login", "my-digi", "my-digi.invoices", "order-flow", "order-flow.payment", "price-list.table"].map(limitOf);
  expect(limits.map((limit) => limit / 1024)).toEqual([15, 45, 20, 45, 15, 15]);
});

test("a carousel may cost more, the banner less until it is opened @all", () => {
  const limits = ["hero-slider", "subscription-carousel", "choices", "choices.settings"].map(limitOf);
  expect(limits.map((limit) => limit / 1024)).toEqual([22, 22, 6, 15]);
});

test("a byte beyond its limit is told, and the limit itself is not @all", () => {
  const cost = { entry: "login", language: "fr", limit: 15_360 } as const;
  expect(overBudget([{ ...cost, bytes: 15_360 }])).toEqual([]);
  expect(overBudget([{ ...cost, bytes: 15_361 }])).toEqual(["login (fr) costs 15361 bytes, 1 more than its 15360"]);
});
