/** Tests which files travel together. */
import { expect, test } from "vitest";
import { filesAsObject, joinedName, planJoined } from "#build/joined-files.ts";

type Planned = Parameters<typeof planJoined>[0][number];

const shared = (name: string, imports: readonly string[] = [], length = 100): Planned => ({
  fileName: `shared/${name}.js`,
  name,
  imports: imports.map((one) => `shared/${one}.js`),
  isEntry: false,
  isDynamicEntry: false,
  code: "x".repeat(length),
});
const entry = (name: string, imports: readonly string[]): Planned => ({
  ...shared(name, imports),
  fileName: `1.0.0/${name}.js`,
  isEntry: true,
});
const later = (name: string, imports: readonly string[]): Planned => ({ ...shared(name, imports), isDynamicEntry: true });

const chunks = [
  ...["react", "core", "forms", "money", "route", "stepper"].map((name) => shared(name)),
  shared("price", ["money", "core"]),
  shared("table", [], 2001),
  entry("configurator", ["react", "core", "forms", "price"]),
  entry("my-digi", ["react", "core", "forms", "route"]),
  entry("order-flow", ["react", "core", "forms", "price", "route", "stepper"]),
  entry("order-flow.payment", ["core", "money", "dates", "table"]),
  shared("dates"),
  ...["its-me", "login", "address", "overview"].map((part) => entry(`order-flow.${part}`, ["core", "checks", "table"])),
  shared("checks"),
  entry("promo-code", ["react", "core", "price"]),
  entry("promo-code.more", ["core", "dates"]),
  later("client", ["core", "network"]),
  shared("network"),
];
const { joined, held } = planJoined(chunks);

test("what several large widgets need is in one file for each set of them, without what every page with a form has", () => {
  expect(joined).toEqual([
    { heads: ["configurator", "order-flow"], files: ["shared/money.js", "shared/price.js"] },
    { heads: ["my-digi", "order-flow"], files: ["shared/route.js"] },
  ]);
});

test("what one of them alone needs is within its own file", () => {
  expect(held.get("1.0.0/order-flow.js")).toEqual(["shared/checks.js", "shared/stepper.js"]);
  expect(held.get("1.0.0/configurator.js")).toEqual([]);
});

test("small files that many of its parts need travel with the widget, and larger ones do not", () => {
  expect(held.get("1.0.0/order-flow.js")).toContain("shared/checks.js");
  expect(held.get("1.0.0/order-flow.login.js")).toEqual([]);
});

test("a part of such a widget, and a file that is fetched later, hold the small files that they need and the widget does not", () => {
  expect(held.get("1.0.0/order-flow.payment.js")).toEqual(["shared/dates.js"]);
  expect(held.get("shared/client.js")).toEqual(["shared/network.js"]);
});

test("the files of other widgets, and of their parts, hold nothing", () => {
  for (const file of ["1.0.0/promo-code.js", "1.0.0/promo-code.more.js", "shared/price.js"]) expect(held.get(file), file).toEqual([]);
});

test("a joined file is named by its widgets and its code", () => {
  const name = joinedName(["configurator", "order-flow"], "a");
  expect(name).toMatch(/^shared\/configurator-with-order-flow-[\w-]{7}\.js$/);
  expect(joinedName(["configurator", "order-flow"], "b")).not.toBe(name);
});

test("the files within a file have their addresses as keys, relative to that file", () => {
  const price = { fileName: "shared/price.js", needs: ["./money.js"], factory: "(function(){})" };
  expect(filesAsObject([price], "1.0.0/order-flow.js")).toBe('{"../shared/price.js":{d:["./money.js"],default:(function(){})}}');
  expect(filesAsObject([price], "shared/joined.js")).toBe('{"./price.js":{d:["./money.js"],default:(function(){})}}');
});
