/**
 * Tests the contract summary: what it says about each offer, and the amounts to the cent. tests/contract/summary-words.test.ts tests its
 * words.
 */
import { describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { priceOf } from "#demo/api/domain/pricing.rules.ts";
import { summaryOf } from "#demo/api/domain/summary.rules.ts";
import { grandPlace, newLine } from "#tests/contract/support/sample-orders.ts";
import { offeredItems, wantedOf } from "#demo/api/domain/items.rules.ts";

const siteUrl = "https://www.digi.example";
const date = parseDate("2026-03-02") ?? expect.unreachable();
const none: FlowOrder["bundle"] = { mobile: [], internet: null, tv: null, landline: null };
const eSim = newLine("light", "1101", true);
const sim = newLine("light", "1101");
const internet = (speed: string, wpId: string) => ({ i: `internet-${speed}`, wpId });

/** Returns the summary of a bundle, with all kinds of spaces replaced by plain ones. */
function summary(bundle: Partial<FlowOrder["bundle"]>, voucher?: string) {
  const items = offeredItems(wantedOf({ bundle: { ...none, ...bundle } }), grandPlace, { language: "en", publicUrl: siteUrl });
  if (!items) throw new Error("it is not offered");
  const { sections, provider } = summaryOf({ items, price: priceOf(items, voucher, "en"), language: "en", date, siteUrl });
  const linesOf = (heading: string) =>
    (sections.find(({ h }) => h.startsWith(heading))?.p ?? []).map((line) => line.replaceAll("\u00a0", " "));
  return { linesOf, provider };
}

describe("the contract summary", () => {
  test.each([
    [[sim], "1 SIM card", "Service offer: Mobile Light"],
    [[eSim], "1 eSIM", "Service offer: Mobile Light"],
    [[sim, eSim], "1 SIM card, 1 eSIM", "Service offer: 2 × Mobile Light"],
    [[sim, sim, eSim], "2 SIM cards, 1 eSIM", "Service offer: 3 × Mobile Light"],
  ])("counts the cards of equal plans, which stand together (%#)", (mobile, cards, offer) => {
    const { linesOf, provider } = summary({ mobile });
    expect(linesOf("Services")).toHaveLength(1);
    expect(linesOf("Services")[0]?.split(" · ").at(-1)).toBe(cards);
    expect(provider[0]).toBe(offer);
  });

  test("says the features of TV, which stand in groups on its card [C-162]", () => {
    const lines = summary({ internet: internet("500", "1201"), tv: { i: "tv-max-nl", wpId: "1303" } }).linesOf("Services");
    expect(lines).toContain(
      "TV Max in Dutch: About 75 channels · Restart a programme · 7 days of replay · 3 screens at the same time · App and TV box included",
    );
  });

  test("has each plan and its price once, however many there are of it, and their sum", () => {
    const lines = summary({ mobile: [sim, newLine("essentials", "1102"), eSim] }).linesOf("Price");
    expect(lines.slice(0, 4)).toEqual([
      "Activation and installation: €0.",
      "Mobile Light: 2 × €5 = €10 a month.",
      "Mobile Essentials: €7 a month.",
      "Each month in total: €17.",
    ]);
  });

  test.each([
    ["500", "1201", "minimum 250 Mbps, usually available 450 Mbps, maximum 500 Mbps, advertised 500 Mbps"],
    ["1000", "1202", "minimum 500 Mbps, usually available 900 Mbps, maximum 1 Gbps, advertised 1 Gbps"],
    ["10000", "1203", "minimum 5 Gbps, usually available 8 Gbps, maximum 10 Gbps, advertised 10 Gbps"],
  ])("says the speeds of internet %s: in Gbps from 1,000 Mbps on", (speed, wpId, said) => {
    const lines = summary({ internet: internet(speed, wpId) }).linesOf("Speeds");
    expect(lines).toHaveLength(3);
    expect(lines.slice(0, 2).map((line) => line.split(": ")[1])).toEqual([`${said}.`, `${said}.`]);
  });

  test("says what is left of a price after a promotion that ends, and how long that lasts", () => {
    const lines = summary({ internet: internet("500", "1201") }, "WELCOME10").linesOf("Price");
    expect(lines.slice(1, 5)).toEqual([
      "Fibre 500 Mbps: €10 a month.",
      "10% off for 12 months: −€1 a month.",
      "Each month in total: €9.",
      "After the promotion of 12 months: €10 a month.",
    ]);
  });

  test("speaks of the technician and late lines where one comes, and of television where that is had", () => {
    const said = (bundle: Partial<FlowOrder["bundle"]>) => {
      const { linesOf } = summary(bundle);
      const has = (heading: string, words: string) => linesOf(heading).some((line) => line.startsWith(words));
      return [has("Services", "A technician"), has("Other", "If your line"), has("Features", "TV shows")];
    };
    const tv = { i: "tv-max-nl", wpId: "1303" };
    expect(said({ mobile: [sim] })).toEqual([false, false, false]);
    expect(said({ mobile: [sim], tv })).toEqual([false, false, true]);
    expect(said({ internet: internet("500", "1201") })).toEqual([true, true, false]);
    expect(said({ internet: internet("500", "1201"), tv })).toEqual([true, true, true]);
  });
});
