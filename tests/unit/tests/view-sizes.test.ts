/** Tests which parts are counted for the views of the customer area, and that a view beyond its limit is named. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { areaViews } from "#widgets/my-digi/my-digi.rules.ts";
import { laterStages, openedViews, partsIn, shownIn, viewCostsOf, viewsOverLimit } from "#tests/view-sizes.ts";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const partsOf = (name: string): readonly string[] => openedViews().find((view) => view.name === name)?.parts ?? [];

/** Returns a text that brotli can hardly compress. */
const noise = (bytes: number): string => {
  let state = bytes + 1;
  return Array.from({ length: bytes }, () => String.fromCodePoint(33 + ((state = (state * 48_271) % 2_147_483_647) % 90))).join("");
};
const chunk = (bytes = 10, needs: readonly string[] = []): string =>
  `export const d=${JSON.stringify(needs)};export default(function(){${JSON.stringify(noise(bytes))}});`;

/** Writes a release in which all files of the area are small, but for the given ones. */
function release(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), "digi-view-sizes-"));
  made.push(dist);
  const parts = readdirSync("widgets/my-digi").filter((name) => !/\.|^locales$/.test(name));
  const all = {
    "1.0.0/loader.js": 'fetch("prerender-aaaaaaa")',
    "shared/prerender-aaaaaaa.js": chunk(),
    "shared/html-bbbbbbb.js": chunk(9000),
    "1.0.0/my-digi.js": chunk(),
    ...Object.fromEntries(parts.map((part) => [`1.0.0/my-digi.${part}.js`, chunk()])),
    "1.0.0/my-digi.section-text.js": chunk(10, ["../shared/html-bbbbbbb.js"]),
    ...files,
  };
  for (const [name, code] of Object.entries(all)) {
    mkdirSync(join(dist, name, ".."), { recursive: true });
    writeFileSync(join(dist, name), code);
  }
  return dist;
}
const problems = (files: Readonly<Record<string, string>>): string[] => viewsOverLimit(viewCostsOf(release(files), "1.0.0"));

test("each view of the table is counted, and each section of the products' pages, with what it shows", () => {
  expect(openedViews().map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(areaViews)));
  expect(partsOf("internet_settings")).toEqual(["product", "product-settings"]);
  expect(partsOf("tv_options with markup")).toEqual(["product", "product-options", "section-text"]);
  expect(partsOf("digitv_devices")).toEqual(["product", "digi-tv"]);
  expect(partsOf("mobile_alerts")).toEqual(["product"]);
});

test("of a view in stages, each stage is counted for itself, without what the stages before it fetched", () => {
  expect(partsOf("mobile-order")).toEqual(["mobile-order"]);
  expect(partsOf("mobile_activate")).toEqual(["product", "mobile-order"]);
  expect(openedViews()).toContainEqual({
    name: "mobile_activate, then device and new-address",
    parts: ["device", "new-address"],
    before: ["product", "mobile-order", "mobile-line"],
  });
  const shared = { "shared/fields-ccccccc.js": chunk(20_000) };
  const needs = ["../shared/fields-ccccccc.js"];
  const line = { "1.0.0/my-digi.mobile-line.js": chunk(2000, needs) };
  expect(problems({ ...shared, ...line, "1.0.0/my-digi.device.js": chunk(9000, needs) }), "the shared file is counted once").toEqual([]);
  const over = problems({ ...shared, ...line, "1.0.0/my-digi.device.js": chunk(27_000, needs) });
  expect(over.map((text) => text.replace(/ \(.*/, "")).sort()).toEqual(
    ["mobile-order", "mobile_activate"].flatMap((view) => Array(3).fill(`the view ${view}, then device and new-address`)),
  );
});

test("the stages of a view hold all parts that it draws, and each part comes after the one that draws it", () => {
  for (const [first, later] of Object.entries(laterStages)) {
    const before = [first];
    for (const stage of later) {
      const drawn = before.flatMap((part) => Object.values(partsIn(part)).flat());
      for (const part of stage) expect(drawn, part).toContain(part);
      before.push(...stage);
    }
    expect(before.flatMap(shownIn).filter((part) => !before.includes(part))).toEqual([]);
  }
});

test("what a press opens is not counted: its part has an intent, or takes the focus", () => {
  for (const [part, later] of Object.entries({
    "product-settings": "setting-edit",
    "product-order": "product-checkout",
    orders: "order-slot",
  }))
    expect(shownIn(part)).not.toContain(later);
});

test("the parts of a product's page are those that its rules name for the sections", () => {
  const inTabs = openedViews().flatMap(({ parts }) => (parts[0] === "product" ? parts.slice(1, 2) : []));
  expect(shownIn("product").sort()).toEqual([...new Set([...inTabs, "section-text"])].sort());
});

test("a view is named whose parts are too large together, in their language; the frame and the sanitiser count for none", () => {
  expect(problems({ "1.0.0/my-digi.js": chunk(40_000), "1.0.0/my-digi.setting-edit.js": chunk(40_000) })).toEqual([]);
  const files = { "1.0.0/my-digi.product.js": chunk(13_000), "1.0.0/my-digi.product-settings.js": chunk(8000) };
  expect(problems(files)).toEqual([]);
  const over = problems({ ...files, "1.0.0/my-digi.product-settings.fr.js": chunk(9000) });
  expect(over.map((text) => text.replace(/ costs .*/, ""))).toEqual(
    ["mobile", "internet", "landline"].map((product) => `the view ${product}_settings (fr)`),
  );
  expect(problems({ "shared/html-bbbbbbb.js": chunk(20_000) })[0]).toMatch(/^the sanitiser of the view /);
});
