/** Tests that the price list is made from the catalogue: each price is on it once, in three languages, as cards and rules have it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { cmsPage, type CmsPage, type PageSection } from "#core/domain/pages/cms-page.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { channels } from "#demo/api/data/channels.ts";
import { fees } from "#demo/api/data/fees.ts";
import { boosterCents, dataRate, extraTvBoxCents, replayDays, tvStreams } from "#demo/api/data/prices.ts";
import { premiumNumbers } from "#demo/api/data/premium-numbers.ts";
import { internationalTariffs, zoneCountries } from "#demo/api/data/tariffs.ts";
import { offers, tvPackages } from "#demo/api/domain/offers.ts";
import { dataOptions, tvOptions } from "#demo/api/domain/options.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

async function pageOf(path: string, lang: Language = "en"): Promise<CmsPage> {
  const { answer } = await call(api, cmsPage, { query: { path, lang } });
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}

/** Returns the sections of a page at any depth, each before those inside it. */
const flat = (sections: readonly PageSection[]): PageSection[] => sections.flatMap((one) => [one, ...flat(one.c ?? [])]);

async function sectionOf(id: string, lang: Language = "en"): Promise<PageSection> {
  const found = flat((await pageOf("price-list", lang)).sections).find(({ i }) => i === id);
  if (!found) throw new Error(`the price list has no section ${id}`);
  return found;
}

const rowsOf = ({ tables = [] }: PageSection): string[][] => tables.flatMap(({ r }) => r);

/** Returns the amounts of money in texts, as they are written. */
const amountsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/€\u00a0?[\d.,]*\d|[\d.,]*\d\u00a0€/g) ?? []);

/** Returns the amounts of the catalogue that the price list has beside tables of countries and of premium numbers. */
function expectedAmounts(language: Language): string[] {
  const money = (cents: number): string => formatMoney(cents, language);
  const ofTv = new Set(offers.tv.map(({ price }) => price));
  const offered = [...offers.mobile.map(({ price }) => price), ...offers.internet.map(({ price }) => price), ...ofTv];
  return [
    ...[...offered, ...offers.landline.map(({ price }) => price)].map((euros) => money(centsOfEuros(euros))),
    ...[...dataOptions, ...tvOptions].map(({ cents }) => money(cents)),
    ...[...boosterCents, extraTvBoxCents].map(money),
    ...fees.flatMap(({ steps }) => steps.filter(({ prc }) => prc > 0).map(({ prc }) => money(centsOfEuros(prc)))),
    ...[dataRate, gigabyteRate(dataRate)].map((rate) => formatRate(rate, language)),
  ].toSorted();
}

describe("the price list", () => {
  test("has the tabs Mobile, Internet and TV, and the sections of Mobile [C-121, C-122]", async () => {
    const { sections } = await pageOf("price-list");
    expect(sections.map(({ i, c }) => [i, (c ?? []).map((one) => one.i)])).toEqual([
      ["mobile", ["numbers", "premium-numbers", "international", "roaming"]],
      ["internet", []],
      ["tv", ["channels"]],
      ["fees", []],
    ]);
  });

  test.each(languages)("has each price of the catalogue once, and no other one (%s) [C-187, C-350]", async (language) => {
    const { sections } = await pageOf("price-list", language);
    const own = flat(sections).filter(({ i }) => i !== "international" && i !== "premium-numbers");
    const texts = own.flatMap((section) => [section.t, section.txt ?? "", ...rowsOf(section).flat()]);
    expect(amountsIn(texts).toSorted()).toEqual(expectedAmounts(language));
  });

  test("has what the text says of mobile plans and options [C-451, C-456, C-457, C-458, C-473]", async () => {
    const [plans, options, beyond, number] = (await sectionOf("numbers")).tables ?? [];
    expect(plans?.r).toEqual([
      ["Light", "€5", "15\u00a0GB", "Unlimited"],
      ["Essentials", "€7", "20\u00a0GB", "Unlimited"],
      ["Max", "€11", "30\u00a0GB", "Unlimited"],
      ["Ultimate", "€15", "50\u00a0GB", "Unlimited"],
    ]);
    expect(options?.r).toEqual([
      ["1\u00a0GB", "€0.50"],
      ["5\u00a0GB", "€2"],
      ["10\u00a0GB", "€3"],
    ]);
    expect(beyond?.r.map(([, price]) => price)).toEqual(["€0.0006", "€0.60"]);
    expect(number?.r).toEqual([
      ["Another SIM card or eSIM, the 1st and the 2nd", "free"],
      ["Another SIM card or eSIM, from the 3rd", "€10"],
      ["Bring your number with you", "free"],
    ]);
  });

  test("has what the text says of internet and TV [C-460, C-461, C-462, C-463, C-464, C-465, C-466]", async () => {
    const [internet, tv, sample] = [await sectionOf("internet"), await sectionOf("tv"), await sectionOf("channels")];
    expect(rowsOf(internet)).toEqual([
      ["Fibre 500 Mbps", "€10", "up to 500 Mbps"],
      ["Fibre 1 Gbps", "€15", "up to 1 Gbps"],
      ["Fibre 10 Gbps", "€20", "up to 10 Gbps"],
      ["First WiFi booster", "€1 a month"],
      ["Second WiFi booster", "€4 a month"],
      ["Phone (landline)", "€2.50 a month"],
      ["WiFi box not returned", "€90"],
      ["WiFi booster not returned", "€25"],
    ]);
    expect(rowsOf(tv)).toEqual([
      ["TV Essentials", "€7", "about 45", "7 days", "3"],
      ["TV Max", "€12", "about 75", "7 days", "3"],
      ["International channel pack", "€2.50 a month"],
      ["A second TV box", "€1 a month"],
      ["TV box not returned", "€25"],
    ]);
    expect(rowsOf(sample)).toHaveLength(21);
    expect(new Set(channels.map(({ name }) => name)).size).toBe(21);
  });

  test.each(languages)(
    "has the gigabytes, speeds, channels and countries of the catalogue (%s) [C-456, C-457, C-460, C-464, C-468]",
    async (language) => {
      const figures = (texts: readonly (string | undefined)[]): string[] => texts.map((text = "") => text.replaceAll(/[^\d]/g, ""));
      const unit = language === "fr" ? "Go" : "GB";
      const [plans, options] = (await sectionOf("numbers", language)).tables ?? [];
      expect(plans?.r.map(([, , data]) => data)).toEqual(offers.mobile.map(({ gigabytes }) => `${gigabytes}\u00a0${unit}`));
      expect(options?.r.map(([data]) => data)).toEqual(dataOptions.map(({ gigabytes }) => `${gigabytes}\u00a0${unit}`));
      const [fibre] = (await sectionOf("internet", language)).tables ?? [];
      expect(fibre?.r.map(([, , speed]) => speed?.match(/\d+ [GM]bps$/)?.[0])).toEqual(["500 Mbps", "1 Gbps", "10 Gbps"]);
      const [packages] = (await sectionOf("tv", language)).tables ?? [];
      expect(packages?.r.map(([, , ...features]) => figures(features))).toEqual(
        tvPackages.map(({ channels: count }) => [count, replayDays, tvStreams].map(String)),
      );
      const sample = await sectionOf("channels", language);
      expect(figures([sample.t])).toEqual([String(channels.length)]);
      expect(rowsOf(sample).map(([name]) => name)).toEqual(channels.map(({ name }) => name));
      const names = new Intl.DisplayNames(language, { type: "region" });
      const roaming = await sectionOf("roaming", language);
      expect(figures([roaming.txt ?? ""])).toEqual([String(zoneCountries.length)]);
      expect(rowsOf(roaming).flat().toSorted()).toEqual(zoneCountries.map((code) => names.of(code)).toSorted());
    },
  );

  test("has what holds for all, and says once that prices include VAT [C-452, C-453, C-454, C-455]", async () => {
    const [charged, paid] = (await sectionOf("fees")).tables ?? [];
    expect(charged?.r).toEqual([
      ["Reminder of an invoice, the 1st and the 2nd in a calendar year", "free"],
      ["Reminder of an invoice, from the 3rd in a calendar year", "€10"],
      ["Reactivation", "€30"],
      ["Direct debit refused by the bank, the 1st within 6 months", "free"],
      ["Direct debit refused by the bank, from the 2nd within 6 months", "€9"],
      ["Transfer of the contract to somebody else", "€45"],
    ]);
    expect(paid?.r.map(([, price]) => price)).toEqual(["€6", "€30"]);
    for (const language of languages) {
      const said = JSON.stringify(await pageOf("price-list", language)).match(/VAT|TVA|btw/g);
      expect(said).toHaveLength(1);
    }
  });

  test.each(languages)("has at least 20 premium numbers, and prices to 61 countries (%s) [C-186, C-467]", async (language) => {
    const { premium = [] } = await sectionOf("premium-numbers", language);
    expect(premium.length).toBeGreaterThanOrEqual(20);
    const { services } = priceListTexts[language];
    expect(premium.map(({ phoneNumber, service }) => [phoneNumber, service])).toEqual(
      premiumNumbers.map((one) => [one.number, services[one.service]]),
    );
    expect(new Set(premium.map(({ phoneNumber }) => phoneNumber)).size).toBe(premium.length);
    // The Belgian numbering plan has 070, 0900 to 0909 but for 0908, and short codes of four digits for messages.
    for (const { phoneNumber } of premium) expect(phoneNumber).toMatch(/^(070 \d\d \d\d \d\d|090[0-79] \d\d \d{3}|[2-79]\d{3})$/);
    const rates = premium.map(({ price }) => amountsIn([price]).join());
    expect(rates).toEqual(premiumNumbers.map(({ rate }) => formatRate(rate, language)));
    const [table] = (await sectionOf("international", language)).tables ?? [];
    expect([table?.h.length, table?.r.length]).toEqual([4, internationalTariffs.size]);
    const names = table?.r.map(([name = ""]) => name) ?? [];
    const nameOf = new Intl.DisplayNames(language, { type: "region" });
    expect(table?.codes?.map((code) => nameOf.of(code))).toEqual(names);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    expect(names).toContain({ en: "Côte d’Ivoire", fr: "Côte d’Ivoire", nl: "Ivoorkust" }[language]);
  });

  test("has the prices of the cards", async () => {
    const cards = (await call(api, bundleOffers, { query: { lang: "en" }, body: { fttbId: "FTTB-1000-1-01-1" } })).answer;
    const onPage = new Map([...rowsOf(await sectionOf("numbers")), ...rowsOf(await sectionOf("internet"))].map((row) => [row[0], row[1]]));
    for (const { t, prc } of [...cards.mobile, ...cards.internet])
      expect(onPage.get(t.join(" "))).toBe(formatMoney(centsOfEuros(prc), "en"));
  });
});

describe("pages of editors", () => {
  test("have an etag: who has the page is told that it holds, in each language apart", async () => {
    const query = { path: "price-list", lang: "fr" };
    const { headers } = await call(api, cmsPage, { query });
    const etag = String(headers["etag"]);
    expect([etag, headers["cache-control"]]).toEqual([expect.stringMatching(/^"[\w-]{43}"$/), "no-cache"]);
    const ask = (lang: string, known: string) =>
      api.app.inject({ url: "/page-data", query: { path: "price-list", lang }, headers: { "if-none-match": known } });
    const again = await ask("fr", `"x", W/${etag}`);
    expect([again.statusCode, again.payload, again.headers["etag"]]).toEqual([304, "", etag]);
    expect((await ask("nl", etag)).statusCode).toBe(200);
  });

  test.each(["nowhere", "constructor", "", "__proto__", "<script>", "PRICE-LIST"])("'%s' is not found", async (path) => {
    const { http, status, headers } = await call(api, cmsPage, { query: { path, lang: "nl" } });
    expect([http, status.code, status.message, headers["etag"]]).toEqual([200, "not_found", "Dit bestaat niet.", undefined]);
  });
});
