/** Tests the catalogue's figures and how they are written: each stands once, and reads as money in the page's language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import { fees } from "#demo/api/data/fees.ts";
import { dataRate } from "#demo/api/data/prices.ts";
import { internationalTariffs, roamingTariffs, zoneCountries } from "#demo/api/data/tariffs.ts";
import { countedFrom, feeCents, feeOf, feeSentence } from "#demo/api/domain/fees.rules.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";

describe("rates", () => {
  test("keep their four decimals, and a gigabyte has a thousand megabytes [P-328, C-473, C-474]", () => {
    expect(languages.map((language) => formatRate(dataRate, language))).toEqual(["€0.0006", "0,0006\u00a0€", "€\u00a00,0006"]);
    expect(languages.map((language) => formatRate(gigabyteRate(dataRate), language))).toEqual(["€0.60", "0,60\u00a0€", "€\u00a00,60"]);
    expect(formatRate(20_000, "en")).toBe("€2");
  });

  test("are given for the zone and for thirty other countries [C-467, C-468]", () => {
    expect([zoneCountries.length, roamingTariffs.size, internationalTariffs.size]).toEqual([31, 30, 61]);
    expect(["MD", "UA", "IS", "LI", "NO"].filter((code) => !(zoneCountries as readonly string[]).includes(code))).toEqual([]);
    expect(roamingTariffs.has("CI")).toBe(true);
    expect(zoneCountries.some((code) => roamingTariffs.has(code))).toBe(false);
  });
});

/** Returns what the first five events cost, in euros. */
const fiveOf = (id: "reminder" | "sim_swap" | "debit_rejected", reminders: ReminderPrices = "text") =>
  [1, 2, 3, 4, 5].map((count) => feeCents(feeOf(id, reminders), count) / 100);

describe("fees", () => {
  test("cost what the text says [C-451, C-452, C-453, C-454, C-455, C-463, C-466]", () => {
    expect(fiveOf("sim_swap")).toEqual([0, 0, 10, 10, 10]);
    expect(fiveOf("reminder")).toEqual([0, 0, 10, 10, 10]);
    expect(fiveOf("debit_rejected")).toEqual([0, 9, 9, 9, 9]);
    const single = fees.filter(({ steps }) => steps.length === 1).map(({ id, steps }) => [id, steps[0].prc]);
    expect(Object.fromEntries(single)).toEqual({
      reactivation: 30,
      transfer: 45,
      box_internet: 90,
      box_booster: 25,
      box_tv: 25,
      late_activation: 6,
      missed_visit: 30,
    });
  });

  test("of reminders stay within the law where a site runs by it: three free ones a year, then 7.50", () => {
    expect(fiveOf("reminder", "law")).toEqual([0, 0, 0, 7.5, 7.5]);
    expect(fiveOf("sim_swap", "law")).toEqual(fiveOf("sim_swap"));
  });

  test("count the events of a calendar year, of the last six months, or all [C-452, C-454]", () => {
    const from = (id: "reminder" | "sim_swap" | "debit_rejected", day: string) =>
      countedFrom(feeOf(id, "text"), parseDate(day) ?? expect.unreachable(day));
    expect([from("reminder", "2026-01-01"), from("reminder", "2026-12-31")]).toEqual(["2026-01-01", "2026-01-01"]);
    expect(from("sim_swap", "2026-06-15")).toBeUndefined();
    const days = ["2026-10-02", "2026-08-31", "2027-01-15"].map((day) => from("debit_rejected", day));
    expect(days).toEqual(["2026-04-03", "2026-03-01", "2026-07-16"]);
  });

  test("read as sentences in each language", () => {
    const sentences = languages.map((language) => feeSentence(feeOf("reminder", "text"), language));
    expect(sentences).toEqual([
      "The 1st and the 2nd in a calendar year: free, from the 3rd in a calendar year: €10.",
      "La 1re et la 2e fois par année civile\u00a0: gratuit, à partir de la 3e fois par année civile\u00a0: 10\u00a0€.",
      "De 1e en de 2e per kalenderjaar: gratis, vanaf de 3e per kalenderjaar: €\u00a010.",
    ]);
  });
});

test("no file of texts has an amount of its own", () => {
  const root = new URL("../../..", import.meta.url).pathname;
  const files = ["core", "widgets", "demo"].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(xlf|json)$/.test(name))
      .map((name) => join(area, name)),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) =>
    /€\s*\d|\d\s*(€|euros?\b)|"(price|prc|amount)":\s*"?\d/iu.test(readFileSync(join(root, file), "utf8")),
  );
  expect(found).toEqual([]);
});
