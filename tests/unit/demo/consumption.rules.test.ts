/** Tests the usage that the pages of products show: cards, days, warnings. */
import { describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { consumptionOf, type UsageFacts } from "#demo/api/domain/consumption.rules.ts";
import { noUsage, type DayUsage, type Usage } from "#demo/api/domain/usage.rules.ts";
import type { Product } from "#demo/api/store/customers.ts";
import type { MobileSettings } from "#demo/api/store/product-settings.ts";
import { sampleLine } from "./sample-product.ts";

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

const line: Product = { ...sampleLine, id: "line", offer: "mobile-essentials", wpId: "1102", cents: 700, numberConfirmedAt: null };
const settings: MobileSettings = {
  ...{ productId: "line", simCardName: null, puk: "12345678", bundleLimitEuros: 60, premiumNumbers: false, premiumNumbersSince: null },
  ...{ usageNotice: "mail", bspOfferedAt: null, bspAcceptedAt: null },
};
const on = (date: string, usage: Partial<Usage>): DayUsage => ({ ...noUsage, ...usage, day: day(date) });
const facts = (days: readonly DayUsage[], change: Partial<UsageFacts> = {}): UsageFacts => ({
  product: line,
  days,
  boughtKilobytes: 0,
  today: day("2026-03-04"),
  asOfMs: Date.parse("2026-03-04T08:00:00Z"),
  language: "en",
  siteUrl: "https://digi.example",
  ...change,
});
const using = (kilobytes: number, change: Partial<MobileSettings> = {}, minutesAbroad = 0) =>
  consumptionOf(facts([on("2026-03-03", { kilobytes, minutesAbroad })]), { ...settings, ...change }).boxes.map(({ type, text }) => [
    type,
    plain(text),
  ]);

describe("a mobile line's usage", () => {
  test("has cards for data, calls and texts, whose days add up to what is used [C-101]", () => {
    const used = facts([
      on("2026-03-01", { kilobytes: 1_999_900, minutes: 5, texts: 1 }),
      on("2026-03-03", { kilobytes: 200, minutes: 7, minutesAbroad: 3 }),
    ]);
    const { title, as_of, notice, cards } = consumptionOf(used, settings);
    expect([title, as_of, notice]).toEqual(["Your usage in March 2026", "2026-03-04T08:00:00.000Z", "mail"]);
    const resets = "2026-04-01";
    const dates = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"];
    const days = (amounts: readonly number[]) => dates.map((date, index) => ({ date, used: amounts[index] }));
    expect(cards).toEqual([
      { t: "Data", used: 2000, total: 20_000, unit: "MB", resets, out_of_bundle: 0, days: days([1999, 0, 1, 0]) },
      { t: "Calls", used: 15, total: null, unit: "min", resets, out_of_bundle: 0.6, days: days([5, 0, 10, 0]) },
      { t: "Texts", used: 1, total: null, unit: "sms", resets, out_of_bundle: 0, days: days([1, 0, 0, 0]) },
    ]);
  });

  test("has a choice of notices where a part of it is limited, and none where all of it is unlimited", () => {
    const product = { ...line, offer: "mobile-unlimited" };
    const unlimited = consumptionOf(facts([on("2026-03-03", { kilobytes: 90_000_000, minutesAbroad: 9 })], { product }), settings);
    expect(unlimited.cards.map(({ total }) => total)).toEqual([null, null, null]);
    expect("notice" in unlimited).toBe(false);
  });

  test("has the days since the line began, where that was in this month", () => {
    const product = { ...line, startsAt: new Date("2026-03-02T23:00:00Z") };
    const [card] = consumptionOf(facts([], { product }), settings).cards;
    expect(card?.days?.map(({ date }) => date)).toEqual(["2026-03-03", "2026-03-04"]);
  });

  const last = "1 April 2026";
  test.each([
    ["little", 15_999_999, []],
    ["80%", 16_000_000, [["warning", "You have used 80% of your 20 GB of data. We start counting again on the 1st."]]],
    ["99%", 19_999_999, [["warning", "You have used 99% of your 20 GB of data. We start counting again on the 1st."]]],
    [
      "all",
      20_000_000,
      [
        [
          "warning",
          "You have used all of your 20 GB of data. Data beyond it costs €0.60 per GB, until your limit of €60 a month is reached.",
        ],
      ],
    ],
    [
      "what reaches the limit",
      120_000_000,
      [
        ["warning", `Your limit of €60 is reached: data beyond your bundle and calls to other countries are stopped until ${last}.`],
        ["info", `So far €60 beyond your bundle. It will be on your invoice of ${last}.`],
      ],
    ],
  ])("warns of %s [C-102]", (_what, kilobytes, boxes) => {
    expect(using(kilobytes)).toEqual(boxes);
  });

  test("says that nothing works beyond the bundle where the limit is 0, and what calls cost where it is not", () => {
    expect(using(20_000_000, { bundleLimitEuros: 0 })).toEqual([
      ["warning", `You have used all of your 20 GB of data. Because your limit is €0, data is stopped until ${last}.`],
    ]);
    expect(using(0, { bundleLimitEuros: 0 })).toEqual([]);
    expect(using(0, {}, 17)).toEqual([["info", `So far €3.40 beyond your bundle. It will be on your invoice of ${last}.`]]);
  });

  test("of an eSIM that nobody has installed is none, which is said", () => {
    const { boxes, cards } = consumptionOf(facts([], { product: { ...line, sim: "esim" } }), settings);
    expect([boxes.map(({ text }) => text), cards.map(({ used }) => used)]).toEqual([
      ["Your eSIM is not installed yet, so nothing has been used."],
      [0, 0, 0],
    ]);
    const installed = { ...line, sim: "esim", esimInstalledAt: new Date("2026-03-01T09:00:00Z") } as const;
    expect(consumptionOf(facts([], { product: installed }), settings).boxes).toEqual([]);
  });

  test("is told in each language", () => {
    const told = languages.map((language) => {
      const days = [on("2026-03-03", { kilobytes: 21_000_000 })];
      const { title, boxes } = consumptionOf(facts(days, { language }), settings);
      return [title, ...boxes.map(({ text, button }) => `${text} ${button?.text}`)];
    });
    expect(new Set(told.flat()).size).toBe(9);
    expect(told[1]?.[0]).toBe("Votre consommation de mars 2026");
    expect(told[2]?.[0]).toBe("Je verbruik in maart 2026");
  });
});

test("internet has one card without a limit, a landline one of calls, and TV none", () => {
  const cardsOf = (kind: Product["kind"]) =>
    consumptionOf(facts([on("2026-03-02", { kilobytes: 12_000_000, minutes: 8 })], { product: { ...line, kind, offer: kind } }));
  expect(cardsOf("internet")).toMatchObject({ cards: [{ used: 12_000, total: null, unit: "MB" }], boxes: [{ type: "info" }] });
  expect(cardsOf("landline")).toMatchObject({ cards: [{ used: 8, total: null, unit: "min" }] });
  expect([cardsOf("tv").cards, "notice" in cardsOf("internet")]).toEqual([[], false]);
});
