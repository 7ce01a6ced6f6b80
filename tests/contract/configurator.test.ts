/** Tests the offers of the configurator, and the lists from which the form of a mobile line lets visitors choose. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { esimDevices, mobileOperators } from "#core/domain/mobile-line/mobile-line.contract.ts";
import { findDevices } from "#core/domain/mobile-line/devices.rules.ts";
import { operatorsOf } from "#core/domain/mobile-line/operators.rules.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { languages } from "#core/base/values/language.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { promised } from "#demo/api/data/fibre.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe("POST /bundle-configurator", () => {
  const ask = (fttbId: string | null, lang = "en") => call(api, bundleOffers, { query: { lang }, body: { fttbId } });

  test("takes the language as query and the address id as fttbId, and answers all offers at a fibre address [P-255, C-360]", async () => {
    const { answer } = await ask("FTTB-1000-1-01-1");
    const prices = [answer.mobile, answer.internet, answer.tv, answer.landline].map((cards) => cards.map(({ prc }) => prc));
    expect(prices).toEqual([[5, 7, 11, 15], [10, 15, 20], [7, 12, 7, 12], [2.5]]);
    const ids = [...answer.mobile, ...answer.internet, ...answer.tv, ...answer.landline].flatMap(({ i, wpId }) => [i, wpId]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("speaks three languages, with the same offers in each", async () => {
    const answers = await Promise.all(languages.map(async (lang) => (await ask(null, lang)).answer.mobile));
    expect(answers.map((cards) => cards[0]?.l[0])).toEqual(["15 GB of data", "15 Go de données", "15 GB data"]);
    expect(new Set(answers.map((cards) => JSON.stringify(cards.map(({ i, prc }) => [i, prc])))).size).toBe(1);
  });

  test("says of every card, in words, how long its contract lasts, what is not included, and that nothing is paid once", async () => {
    for (const lang of languages) {
      const { answer } = await ask("FTTB-1000-1-01-1", lang);
      for (const { i, l, d, once, x = [] } of [...answer.mobile, ...answer.internet, ...answer.tv, ...answer.landline]) {
        expect([i, once, d], lang).toEqual([i, 0, expect.stringMatching(/contract|engagement/)]);
        expect([l.length > 0, x.length > 0, new Set([...l, d, ...x]).size], i).toEqual([true, true, l.length + 1 + x.length]);
      }
      expect(answer.internet.map(({ l }) => /\d+ [MG]bps/.exec(l.join())?.[0])).toEqual(["500 Mbps", "1 Gbps", "10 Gbps"]);
    }
  });

  test("null asks for what can be ordered without an address [P-255]", async () => {
    const { answer } = await ask(null);
    expect([answer.mobile.length, answer.internet.length, answer.tv.length, answer.landline.length]).toEqual([4, 0, 0, 0]);
  });

  test("says without an address the lowest price of each kind, and at an address its offers alone (decisions §8)", async () => {
    const [without, at] = await Promise.all([ask(null), ask("FTTB-1000-1-01-1")]);
    const lowest = (cards: readonly { readonly prc: number }[]) => Math.min(...cards.map(({ prc }) => prc));
    const { internet, tv, landline, from } = at.answer;
    expect(without.answer.from).toEqual({ internet: lowest(internet), tv: lowest(tv), landline: lowest(landline) });
    expect(from).toBeUndefined();
  });

  test.each([
    ["en", "FTTB-1000-1-01-1", ["nl", "nl", "fr", "fr"]],
    ["nl", "FTTB-1000-1-01-1", ["nl", "nl", "fr", "fr"]],
    ["fr", "FTTB-1000-1-01-1", ["fr", "fr", "nl", "nl"]],
    ["fr", "FTTB-2000-1-01-50", ["nl", "nl"]],
  ])("has TV in the page's language first (%s, %s), and one card that is most chosen (decisions §8)", async (lang, fttbId, spoken) => {
    const { answer } = await ask(fttbId, lang);
    expect(answer.tv.map(({ i }) => i.slice(-2))).toEqual(spoken);
    for (const cards of [answer.tv, answer.internet, answer.mobile]) {
      const labelled = cards.filter(({ lb }) => lb !== "");
      expect([labelled.length, cards.filter(({ ih }) => ih)]).toEqual([1, labelled]);
    }
    expect(answer.tv[0]?.lb).not.toBe("");
  });

  test.each(Object.entries(promised))(
    "offers at %s what the manual promises: nothing but mobile where there is no fibre [C-361]",
    async (fttbId, { fibre, internet, tv }) => {
      const { answer } = await ask(fttbId);
      const some = (cards: readonly unknown[]) => cards.length > 0;
      expect([some(answer.mobile), some(answer.internet), some(answer.tv), some(answer.landline)]).toEqual([true, internet, tv, fibre]);
    },
  );

  test.each([
    ["Brussels: both", "FTTB-1000-1-01-1", ["1302", "1304", "1301", "1303"]],
    ["Antwerp: Dutch", "FTTB-2000-1-01-50", ["1301", "1303"]],
    ["Liège: French", "FTTB-4000-1-01-5", ["1302", "1304"]],
    ["Ghent: there is no TV yet", "FTTB-9000-1-01-10", []],
  ])("offers TV in the languages of the area. %s [C-165]", async (_where, fttbId, wpIds) => {
    const { answer } = await ask(fttbId, "fr");
    expect(answer.tv.map(({ wpId }) => wpId)).toEqual(wpIds);
    const names: Record<string, string> = {
      "1301": "Essentials en néerlandais",
      "1302": "Essentials en français",
      "1303": "Max en néerlandais",
      "1304": "Max en français",
    };
    expect(answer.tv.map(({ t }) => t)).toEqual(wpIds.map((wpId) => ["TV", names[wpId]]));
  });

  test("says where the picture of each card is, which is drawn here; variants in two languages look alike", async () => {
    const { answer } = await ask("FTTB-1000-1-01-1");
    const cards = [...answer.mobile, ...answer.internet, ...answer.tv, ...answer.landline];
    const drawings = await Promise.all(
      cards.map(async ({ images: [address = ""] }) => {
        const { statusCode, headers, body } = await api.app.inject(new URL(address).pathname);
        expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
        return body;
      }),
    );
    expect(drawings.every((drawing) => drawing.startsWith("<svg") && !drawing.includes("<script"))).toBe(true);
    const [dutch, dutchMax, french, frenchMax] = drawings.slice(answer.mobile.length + answer.internet.length);
    expect([dutch === french, dutchMax === frenchMax, dutch === dutchMax]).toEqual([true, true, false]);
    expect(new Set(drawings).size).toBe(cards.length - 2);
  });

  test("refuses an address that it does not know", async () => {
    const { status } = await ask("FTTB-1000-1-01-9999");
    expect(status).toMatchObject({ error: true, code: "not_found", message: "We don’t know this address. Please choose it again." });
  });

  test("refuses a call without fttbId or language", async () => {
    const { http, status } = await call(api, bundleOffers, { body: {}, headers: { "accept-language": "fr-BE,fr;q=0.9" } });
    expect(http).toBe(422);
    expect(status.message).toEqual({ lang: ["Ce champ est obligatoire"], fttbId: ["Ce champ est obligatoire"] });
  });
});

describe("GET /bundle-configurator/mobile-operators", () => {
  test("answers names of operators as texts, each once, and leaves 'Others' to the page [C-370]", async () => {
    const { answer } = await call(api, mobileOperators);
    expect(answer.mobileOperators.length).toBeGreaterThanOrEqual(10);
    expect(answer.mobileOperators).toEqual(expect.arrayContaining(["Proximus", "Orange", "BASE", "Telenet"]));
    expect(answer.mobileOperators.every((name) => name.trim() === name && name !== "")).toBe(true);
    expect(answer.mobileOperators.map((name) => name.toLowerCase())).not.toContain("others");
    // There are as many ids as names, and one more for operators that are not named.
    expect(operatorsOf(answer.mobileOperators, "Others")).toHaveLength(answer.mobileOperators.length + 1);
  });
});

describe("GET /bundle-configurator/esim-devices", () => {
  const ask = async (lang: string) => (await call(api, esimDevices, { query: { lang } })).answer.devices;

  test("answers a long list of phones, each with a slug of its own and a label [C-170]", async () => {
    const phones = (await ask("en")).filter(({ value }) => value !== deviceNotFound);
    expect(phones.length).toBeGreaterThanOrEqual(120);
    expect(phones.filter(({ value }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([]);
    expect(phones.filter(({ label }) => !/^\S.*\S$/.test(label))).toEqual([]);
    for (const key of ["value", "label"] as const) expect(new Set(phones.map((phone) => phone[key])).size).toBe(phones.length);
  });

  test("of makers that sell in Belgium, under the names that people know [C-172]", async () => {
    const devices = await ask("nl");
    const count = (typed: string): number => findDevices(devices, typed).length - 1;
    expect([count("iphone"), count("galaxy"), count("pixel")].every((found) => found >= 20)).toBe(true);
    expect(["xperia", "fairphone", "motorola", "xiaomi", "oneplus", "honor"].map(count)).not.toContain(0);
    expect(devices).toContainEqual({ value: "apple-iphone-15-pro", label: "Apple iPhone 15 Pro" });
    expect(devices).toContainEqual({ value: "samsung-galaxy-s20-plus", label: "Samsung Galaxy S20+" });
  });

  test("ends with device-not-found, the only entry that is said in the language that is asked for [C-171]", async () => {
    const lists = await Promise.all(languages.map(ask));
    expect(lists.map((devices) => devices.at(-1))).toEqual([
      { value: deviceNotFound, label: "My phone is not in this list" },
      { value: deviceNotFound, label: "Mon GSM n’est pas dans cette liste" },
      { value: deviceNotFound, label: "Mijn gsm staat niet in deze lijst" },
    ]);
    expect(new Set(lists.map((devices) => JSON.stringify(devices.slice(0, -1)))).size).toBe(1);
  });

  test("refuses a call without language", async () => {
    const { http, status } = await call(api, esimDevices, {});
    expect(http).toBe(422);
    expect(status.message).toEqual({ lang: ["This field is required"] });
  });
});
