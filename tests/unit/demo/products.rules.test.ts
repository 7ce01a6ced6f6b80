/** Tests the state of a customer's products, and until when a product belongs to the customer. */
import { describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { type Product } from "#demo/api/store/customers.ts";
import { sectionsOf, stateAt, works } from "#demo/api/domain/products.rules.ts";
import { isKept } from "#demo/api/domain/product-state.rules.ts";
import { sampleLine } from "./sample-product.ts";

const nowMs = Date.parse("2026-03-10T09:00:00Z");
const dayMs = 86_400_000;
const endingOn = (date: string): Product => ({ ...sampleLine, endsOn: parseDate(date) ?? expect.unreachable(date) });
const starting = (startsAt: number | null): Product => ({
  ...sampleLine,
  status: "ordered",
  startsAt: startsAt === null ? null : new Date(startsAt),
});

describe("a product", () => {
  test.each<[string, string, boolean, Product]>([
    ["that works", "active", true, sampleLine],
    ["that works until a day", "ending", true, endingOn("2026-04-01")],
    ["without a day", "ordered", false, starting(null)],
    ["more than a day before it works", "ordered", false, starting(nowMs + dayMs + 1)],
    ["a day before it works", "activating", false, starting(nowMs + dayMs)],
    ["that should work", "activating", false, starting(nowMs - 1)],
    ["whose number the other operator has not given yet", "ordered", false, { ...starting(nowMs - 1), numberConfirmedAt: null }],
  ])("%s is %s and works: %s", (_what, state, isWorking, product) => {
    expect([stateAt(product, nowMs), works(product, nowMs)]).toEqual([state, isWorking]);
  });

  test.each([
    ["2026-03-09", false],
    ["2026-03-10", true],
    ["2026-03-11", true],
  ])("whose last day is %s is the customer's on the 10th: %s", (last, kept) => {
    expect(isKept(endingOn(last), nowMs)).toBe(kept);
    // The product lasts until the last second of the day in Brussels.
    expect(isKept(endingOn("2026-03-10"), Date.parse("2026-03-10T22:59:59Z"))).toBe(true);
    expect(isKept(endingOn("2026-03-10"), Date.parse("2026-03-10T23:00:00Z"))).toBe(false);
  });

  test("is shown in its section, with the day on which it ends or begins, and no more once it has ended", () => {
    const all = [endingOn("2026-03-10"), endingOn("2026-03-09"), starting(Date.parse("2026-03-12T23:00:00Z"))];
    const sections = sectionsOf(all, { nowMs, language: "en", changes: [] });
    expect(sections.map(({ kind, items }) => [kind, items.length])).toEqual([
      ["mobile", 2],
      ["internet", 0],
      ["tv", 0],
      ["landline", 0],
      ["online", 0],
    ]);
    const [ending, coming] = sections[0]?.items ?? [];
    expect(ending).toMatchObject({ status: "ending", until: "2026-03-10", "phone-nr": "470123456", prc: 5 });
    expect(coming).toMatchObject({ status: "ordered", from: "2026-03-13" });
    expect([ending, coming].map((one) => Object.keys(one ?? {}).filter((name) => ["until", "from"].includes(name)))).toEqual([
      ["until"],
      ["from"],
    ]);
  });

  test.each<[string, Partial<Product>, unknown]>([
    ["a SIM card", {}, null],
    ["an eSIM that is on no phone", { sim: "esim" }, { installed: false }],
    ["an eSIM that is on a phone", { sim: "esim", esimInstalledAt: new Date(nowMs) }, { installed: true }],
    ["an eSIM but does not work yet", { ...starting(null), sim: "esim" }, undefined],
    ["no SIM, since it is an internet line", { kind: "internet", sim: null }, undefined],
  ])("with %s says so", (_what, more, esim) => {
    const sections = sectionsOf([{ ...sampleLine, ...more }], { nowMs, language: "en", changes: [] });
    expect(sections.flatMap(({ items }) => items.map((item) => item.esim))).toEqual([esim]);
  });
});
