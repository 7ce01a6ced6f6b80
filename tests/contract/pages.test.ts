/** Tests the pages that editors write, but for the price list: conditions, texts, and what use costs in other countries. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cmsPage, type CmsPage } from "#core/domain/pages/cms-page.contract.ts";
import { roamingPrices } from "#core/domain/pages/roaming.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { channels } from "#demo/api/data/channels.ts";
import { dataRate, fairUse } from "#demo/api/data/prices.ts";
import { roamingTariffs, zoneCountries } from "#demo/api/data/tariffs.ts";
import { termsIn } from "#demo/api/domain/terms.rules.ts";
import { formatRate, gigabyteRate } from "#demo/api/domain/rates.rules.ts";
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

const textOf = (html: string | null | undefined): string => (html ?? "").replaceAll(/<[^>]+>/g, " ");

describe("conditions", () => {
  test("cover Internet, Mobile and Fixed Telephony [C-124]", async () => {
    const titles = await Promise.all(languages.map(async (lang) => (await pageOf("conditions", lang)).sections.map(({ i, t }) => [i, t])));
    expect(titles).toEqual([
      [
        ["internet", "Internet"],
        ["mobile", "Mobile"],
        ["landline", "Fixed Telephony"],
      ],
      [
        ["internet", "Internet"],
        ["mobile", "Mobile"],
        ["landline", "Ligne fixe"],
      ],
      [
        ["internet", "Internet"],
        ["mobile", "Mobiel"],
        ["landline", "Vaste lijn"],
      ],
    ]);
  });

  test.each([
    [
      "en",
      "6,000",
      /More than 6,000 minutes.* 6,000 SMS .* 500 SMS a day.* more than 250 different recipients/,
      /blocke?d?.* no extra cost/,
    ],
    ["fr", "6\u202f000", /Plus de 6\s000 minutes.* 6\s000 SMS .* 500 SMS par jour.* plus de 250 destinataires/, /bloquons.* sans frais/],
    [
      "nl",
      "6.000",
      /Meer dan 6\.000 minuten.* 6\.000 sms.* 500 sms.*per dag.* meer dan 250 verschillende/,
      /blokkeren.* zonder extra kosten/,
    ],
  ] as const)(
    "say what is abnormal use, as sentences and as a table (%s) [P-323, P-324, P-325, P-326, P-327, C-469, C-470, C-471, C-472]",
    async (lang, thousands, bounds, blocked) => {
      const [fairUse] = (await pageOf("conditions", lang)).sections[1]?.c ?? [];
      expect(textOf(fairUse?.txt)).toMatch(bounds);
      expect(textOf(fairUse?.txt)).toMatch(blocked);
      const plain = (text = "") => text.replaceAll(/\s/g, " ");
      const amounts = fairUse?.tables?.[0]?.r.map(([, amount]) => plain(amount));
      expect(amounts).toEqual([plain(thousands), plain(thousands), "500", "250"]);
    },
  );

  test("say what data beyond the bundle costs, and that nothing carries over [P-328, P-329, P-330, C-473, C-474, C-475]", async () => {
    const [, data, unused] = (await pageOf("conditions")).sections[1]?.c ?? [];
    expect(textOf(data?.txt)).toMatch(/€0\.0006 per MB, which is €0\.60 per GB\. It is counted per KB; 1 GB is 1000 MB/);
    expect(data?.tables?.[0]?.r.map(([, price]) => price)).toEqual(["€0.0006", "€0.60"]);
    expect(textOf(unused?.txt)).toMatch(/do not carry over/);
  });
});

/** Returns all amounts of money on a page, with the blanks that the language puts into them. */
const amountsOn = (page: CmsPage): string[] =>
  JSON.stringify(page)
    .match(/€\u00a0?[\d.,]*\d|[\d.,]*\d\u00a0€/g)
    ?.toSorted() ?? [];

test.each(languages)("no page has an amount but those of the catalogue, each where it belongs (%s) [P-328, C-473]", async (lang) => {
  const beyond = [dataRate, gigabyteRate(dataRate)].map((rate) => formatRate(rate, lang));
  const expected = {
    conditions: [...beyond, ...beyond],
    terms: beyond,
    privacy: [],
    accessibility: [],
    "cookie-policy": [],
    "invoice-explained": [],
    channels: [],
  };
  for (const [path, amounts] of Object.entries(expected)) expect(amountsOn(await pageOf(path, lang)), path).toEqual(amounts.toSorted());
});

test.each(languages)(
  "conditions, terms and prices abroad have each figure of the catalogue, and say once that VAT is included (%s)",
  async (lang) => {
    const figures = (text: string): number[] =>
      (text.match(/\d[\d.,\s]*/g) ?? []).map((figure) => {
        const plain = figure.replaceAll(/\s/g, "").replace(/[.,]+$/, "");
        const isThousands = lang === "en" ? /^\d+,\d{3}$/ : lang === "nl" ? /^\d+\.\d{3}$/ : /^$/;
        return Number(isThousands.test(plain) ? plain.replace(/[.,]/, "") : plain.replace(",", "."));
      });
    const sorted = (all: readonly number[]): number[] => all.toSorted((one, other) => one - other);
    const euros = [dataRate, gigabyteRate(dataRate)].map((rate) => rate / 10_000);
    const bounds = Object.values(fairUse);
    const { sections } = await pageOf("conditions", lang);
    const [fair, data] = sections[1]?.c ?? [];
    const cells = (section: typeof fair): string => (section?.tables ?? []).flatMap(({ r }) => r.flat()).join(" | ");
    expect(sorted(figures(textOf(fair?.txt)))).toEqual(sorted(bounds));
    expect(figures(cells(fair))).toEqual(bounds);
    expect(sorted(figures(textOf(data?.txt)))).toEqual(sorted([...euros, 1, 1000, 1, 1000, 21]));
    expect(figures(cells(data))).toEqual([1, euros[0], 1, 1000, euros[1]]);
    const ofTerms = figures(JSON.stringify((await pageOf("terms", lang)).sections));
    for (const figure of [...bounds, ...euros]) expect(ofTerms.filter((one) => one === figure).length, String(figure)).toBeGreaterThan(0);
    for (const page of [await pageOf("conditions", lang), await pricesIn("BE", lang), await pricesIn("CI", lang)])
      expect(JSON.stringify(page).match(/VAT|TVA|btw/g)).toHaveLength(1);
  },
);

test.each(languages)("the sample of channels is a page of its own, and the one of the price list (%s) [C-464]", async (lang) => {
  const [sample] = (await pageOf("channels", lang)).sections;
  const rows = sample?.tables?.[0]?.r ?? [];
  expect(rows.map(([name]) => name)).toEqual(channels.map(({ name }) => name));
  expect(rows).toHaveLength(21);
  const listed = (await pageOf("price-list", lang)).sections.flatMap(({ c }) => c ?? []).find(({ i }) => i === "channels");
  expect(sample).toEqual(listed);
});

describe("text pages", () => {
  test.each(["terms", "privacy", "cookie-policy", "accessibility"])("'%s' is there in three languages, in sections", async (path) => {
    const pages = await Promise.all(languages.map((lang) => pageOf(path, lang)));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(3);
    const ids = pages.map(({ sections }) => sections.flatMap(({ i, c }) => [i, ...(c ?? []).map((one) => one.i)]));
    expect(new Set(ids.map(String)).size, "the same ids in each language").toBe(1);
    expect(ids[0]?.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  });

  test.each(languages)("the terms are those that orders bring as a document (%s)", async (lang) => {
    const [section] = (await pageOf("terms", lang)).sections;
    const { lead, sections } = termsIn(lang);
    expect(textOf(section?.txt).trim()).toBe(lead);
    expect(section?.c?.map(({ t }) => t)).toEqual(sections.map(({ heading }) => heading));
  });

  test("the cookie policy has a table of all cookies", async () => {
    const [cookies] = (await pageOf("cookie-policy")).sections[0]?.c ?? [];
    expect(cookies?.tables?.[0]?.h).toEqual(["Name", "What it is for", "How long it stays", "Who places it"]);
    expect(cookies?.tables?.[0]?.r.map(([name]) => name)).toContain("digi-consent");
  });
});

const pricesIn = async (country: string, lang: Language = "en") => (await call(api, roamingPrices, { query: { country, lang } })).answer;

describe("roaming", () => {
  test("lists Belgium, the zone that is as at home, and 30 other countries, with names in the page's language [C-123, C-468]", async () => {
    const { countries, country } = await pricesIn("BE", "nl");
    const codesOf = (wanted: string) => countries.filter(({ zone }) => zone === wanted).map(({ code }) => code);
    expect(country).toEqual({ code: "BE", name: "België", zone: "home" });
    expect(codesOf("home")).toEqual(["BE"]);
    expect(codesOf("eu").toSorted()).toEqual(zoneCountries.toSorted());
    expect(codesOf("world").toSorted()).toEqual([...roamingTariffs.keys()].toSorted());
    expect(countries.find(({ code }) => code === "DE")?.name).toBe("Duitsland");
    expect((await pricesIn("CI", "fr")).country).toEqual({ code: "CI", name: "Côte d’Ivoire", zone: "world" });
  });

  test("is included in the zone, with data beyond the bundle, what is excluded, and 112 [C-468]", async () => {
    for (const country of ["BE", "DE", "ua"]) {
      const { tables, notes } = await pricesIn(country);
      expect(tables[0]?.r.map(([, price]) => price)).toEqual(["in your bundle", "free", "in your bundle", "free", "€0.0006", "€0.60"]);
      expect(notes.join(" ")).toMatch(/added value.*112/);
    }
  });

  test.each(languages)("has prices per minute, SMS, MB and GB elsewhere, and how much data 50 euros buy (%s) [C-467]", async (lang) => {
    for (const [code, { minute, received, text, megabyte }] of roamingTariffs) {
      const { tables, notes, country } = await pricesIn(code, lang);
      const rates = [minute, received, text, undefined, megabyte, gigabyteRate(megabyte)];
      const free = { en: "free", fr: "gratuit", nl: "gratis" }[lang];
      expect([country.zone, tables[0]?.r.map(([, price]) => price)]).toEqual([
        "world",
        rates.map((rate) => (rate === undefined ? free : formatRate(rate, lang))),
      ]);
      expect(notes[0]?.replaceAll(/\D/g, "")).toBe(`50${500_000 / megabyte}`);
    }
  });

  test.each(["XX", "", "<script>", "constructor", "BEL"])("knows no country '%s'", async (country) => {
    const { http, status } = await call(api, roamingPrices, { query: { country, lang: "en" } });
    expect([http, status.code]).toEqual([200, "not_found"]);
  });
});
