/**
 * Tests the offers that the page of a product shows where the address does not have the product yet, and the plans that it shows where the
 * address has it (C-161…C-166, C-185, decisions §9, §12). The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { moveSlot } from "#core/domain/order/order-changes.contract.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { createTime } from "./support/access.ts";
import { publicUrl, startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { areaOrder, internet, placedInArea } from "./support/area-order.ts";
import { call } from "./support/call.ts";
import { addProduct, newOwner } from "./support/own-products.ts";
import { pageOf } from "./support/product-page.ts";
import { grandPlace } from "./support/sample-orders.ts";
import { again, installDays } from "./support/slots.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const [ghent, liege, namur] = ["FTTB-9000-1-01-10", "FTTB-4000-1-01-5", "FTTB-5000-1-01-20"] as const;

/** Creates a customer who has the products of the given offers at an address. Only a mobile line has no address. */
async function withProducts(address: string, ...offers: readonly string[]) {
  const own = await newOwner(api);
  for (const offer of offers) await addProduct(api, own.accountId, offer, offer.startsWith("mobile") ? { sim: "sim" } : { address });
  return own;
}
const packagesOf = async (own: Customer, kind: string, lang = "en") => (await pageOf(own, kind, {}, lang)).packages ?? [];
const pricesOf = (cards: readonly PackageCard[]) => cards.map(({ i, prc }) => [i, prc]);
const picture = (offer: string) => [`${publicUrl}/pictures/${offer}.svg`];

describe("the packages of an address", () => {
  test("of internet are three speeds, each with all that a card has [C-082, C-086, C-161]", async () => {
    const own = await withProducts(grandPlace, "tv-max-fr", "mobile-light");
    const page = await pageOf(own, "internet");
    expect(page.sections).toEqual([{ i: "section_internet_activate", t: "Packages" }]);
    expect([page.packages_need, page.packages_from, page.plans, page.options]).toEqual([undefined, undefined, undefined, undefined]);
    const common = { d: "No long contract: cancel whenever you like", once: 0, x: ["A WiFi booster: €1 a month"] };
    const featuresOf = (speed: string) => ["Unlimited downloads", `Up to ${speed} for downloads and uploads`, "WiFi 6 box included"];
    const card = (i: string, speed: string) => ({ i, ...common, t: ["Fibre", speed], l: featuresOf(speed), images: picture(i) });
    expect(page.packages).toEqual([
      { ...card("internet-500", "500 Mbps"), wpId: "1201", odin: 701201, prc: 10, lb: "Most popular", ih: true },
      { ...card("internet-1000", "1 Gbps"), wpId: "1202", odin: 701202, prc: 15, lb: "", ih: false },
      { ...card("internet-10000", "10 Gbps"), wpId: "1203", odin: 701203, prc: 20, lb: "", ih: false },
    ]);
  });

  test("of a landline is one, whose plan has a name [C-083, C-163, C-164]", async () => {
    const own = await withProducts(grandPlace, "internet-500");
    const page = await pageOf(own, "landline");
    expect([page.sections.map(({ i }) => i), page.packages_need]).toEqual([["section_landline_activate"], undefined]);
    expect(page.packages).toEqual([
      {
        ...{ i: "landline-unlimited", wpId: "1401", odin: 701401, t: ["Landline", "Unlimited"], prc: 2.5, once: 0, lb: "", ih: false },
        d: "No long contract: cancel whenever you like",
        l: ["Unlimited calls to landlines and mobiles in Belgium", "Keep your number"],
        x: ["Calls to other countries and to special numbers"],
        images: picture("landline-unlimited"),
      },
    ]);
    expect((await packagesOf(own, "landline", "fr"))[0]?.t).toEqual(["Ligne fixe", "Illimité"]);
  });

  test("of TV have their features in groups, and are two in each language wherever the address is [C-084, C-162, C-165, C-166]", async () => {
    const own = await withProducts(grandPlace, "internet-500");
    const cards = await packagesOf(own, "tv");
    const groups = (channels: number) => [
      { t: "Channels", l: [`About ${channels} channels`] },
      { t: "Whenever you like", l: ["Restart a programme", "7 days of replay"] },
      { t: "Wherever you like", l: ["3 screens at the same time", "App and TV box included"] },
    ];
    expect(cards.map(({ i, wpId, odin, t, prc, l }) => [i, wpId, odin, t, prc, l])).toEqual([
      ["tv-essentials-nl", "1301", 701301, ["TV", "Essentials in Dutch"], 7, groups(45)],
      ["tv-max-nl", "1303", 701303, ["TV", "Max in Dutch"], 12, groups(75)],
      ["tv-essentials-fr", "1302", 701302, ["TV", "Essentials in French"], 7, groups(45)],
      ["tv-max-fr", "1304", 701304, ["TV", "Max in French"], 12, groups(75)],
    ]);
  });

  test.each([
    ["en", "FTTB-2000-1-01-50", ["nl", "nl", "fr", "fr"]],
    ["fr", "FTTB-2000-1-01-50", ["fr", "fr", "nl", "nl"]],
    ["nl", grandPlace, ["nl", "nl", "fr", "fr"]],
    ["fr", grandPlace, ["fr", "fr", "nl", "nl"]],
    ["en", liege, ["fr", "fr", "nl", "nl"]],
    ["nl", liege, ["nl", "nl", "fr", "fr"]],
  ])("of TV stand in the page's language first (%s), then in that of the area (%s); one has a label", async (lang, address, order) => {
    const own = await withProducts(address, "landline-unlimited");
    const cards = await packagesOf(own, "tv", lang);
    expect(cards.map(({ i }) => i.slice(-2))).toEqual(order);
    const labelled = cards.filter(({ lb }) => lb !== "");
    expect([labelled.length, labelled[0]?.i, cards.filter(({ ih }) => ih)]).toEqual([1, `tv-essentials-${order[0]}`, labelled]);
  });

  test.each(languages)("have the prices of the site, and pictures that are there (%s)", async (lang) => {
    const own = await withProducts(grandPlace, "mobile-light");
    await addProduct(api, own.accountId, "landline-unlimited", { address: grandPlace });
    const site = (await call(api, bundleOffers, { query: { lang }, body: { fttbId: grandPlace } })).answer;
    for (const kind of ["internet", "tv"] as const) {
      const cards = await packagesOf(own, kind, lang);
      expect(pricesOf(cards).toSorted()).toEqual(pricesOf(site[kind]).toSorted());
      for (const url of cards.flatMap(({ images }) => images)) {
        const { statusCode, headers } = await api.app.inject({ method: "GET", url: url.slice(publicUrl.length) });
        expect([statusCode, headers["content-type"]], url).toEqual([200, expect.stringMatching(/^image\/svg\+xml/)]);
      }
    }
  });

  test.each([
    ["nothing is offered", namur, "internet"],
    ["nothing is offered", namur, "tv"],
    ["no internet is offered", liege, "internet"],
    ["no TV is offered", ghent, "tv"],
  ])("are none where %s: %s, %s", async (_what, address, kind) => {
    const own = await withProducts(address, "landline-unlimited");
    const page = await pageOf(own, kind);
    expect([page["address-id"], page.sections.map(({ i }) => i), page.packages]).toEqual([address, [`section_${kind}_activate`], []]);
  });
});

describe("the product that packages need", () => {
  const needOf = async (own: Customer, kind: string) => (await pageOf(own, kind)).packages_need;

  test.each([
    ["a landline, at a home with TV and a mobile line alone", "landline", ["tv-max-nl", "mobile-light"], "internet"],
    ["a landline, at a home with internet", "landline", ["internet-500"], undefined],
    ["TV, at a home with a landline alone", "tv", ["landline-unlimited"], "internet_or_mobile"],
    ["TV, at a home with internet", "tv", ["internet-500"], undefined],
    ["TV, with any mobile line", "tv", ["landline-unlimited", "mobile-light"], undefined],
    ["internet", "internet", ["tv-max-nl"], undefined],
  ])("for %s", async (_what, kind, offers, need) => {
    expect(await needOf(await withProducts(grandPlace, ...offers), kind)).toBe(need);
  });

  test("is missed where the one that there is has its end, or is at another address", async () => {
    const ending = await newOwner(api);
    const endsOn = parseDate("2026-04-30") ?? expect.unreachable();
    await addProduct(api, ending.accountId, "internet-500", { address: grandPlace, endsOn });
    expect([await needOf(ending, "landline"), await needOf(ending, "tv")]).toEqual(["internet", "internet_or_mobile"]);
    const elsewhere = await withProducts(grandPlace, "tv-max-nl");
    await addProduct(api, elsewhere.accountId, "internet-500", { address: ghent });
    expect((await pageOf(elsewhere, "landline", { "address-id": grandPlace })).packages_need).toBe("internet");
    expect((await pageOf(elsewhere, "landline", { "address-id": ghent })).packages_need).toBeUndefined();
  });

  test("is there with an order of internet that has not begun", async () => {
    const own = await withProducts(grandPlace, "tv-max-nl");
    await placedInArea(own, areaOrder({ internet: [internet] }));
    expect(await needOf(own, "landline")).toBeUndefined();
  });
});

describe("a product that is ordered", () => {
  const ordersUrl = (lang: string) => ({ en: "en/my-digi/orders", fr: "fr/my-digi/orders", nl: "nl/my-digi/orders" })[lang] ?? lang;

  test.each([
    ["en", "Your order", "You have ordered <strong>Fibre 500 Mbps</strong> for this address. It starts on a day that we agree with you."],
    [
      "fr",
      "Votre commande",
      "Vous avez commandé <strong>Fibre 500 Mbps</strong> pour cette adresse. La date de début sera convenue avec vous.",
    ],
    ["nl", "Je bestelling", "Je hebt <strong>Glasvezel 500 Mbps</strong> besteld voor dit adres. We spreken de startdatum nog met je af."],
  ])("is said to be so in place of its packages, with the way to the order (%s)", async (lang, t, text) => {
    const own = await newOwner(api);
    await placedInArea(own, areaOrder({ internet: [internet] }));
    const page = await pageOf(own, "internet", {}, lang);
    const [section, ...others] = page.sections;
    expect(others).toEqual([]);
    expect(section).toMatchObject({ i: "section_internet_ordered", t, cls: "text" });
    expect(section?.txt).toMatch(new RegExp(`^<p>${text.replaceAll(".", String.raw`\.`)}</p><p><a href="[^"]*${ordersUrl(lang)}">`));
    for (const key of ["packages", "packages_need", "plans", "plans_from", "settings", "consumption"]) expect(page).not.toHaveProperty(key);
  });

  test("is said with its first day once that is agreed, also on the day before it begins, and then has its plans", async () => {
    const own = await newOwner(api);
    const orderId = await placedInArea(own, areaOrder({ internet: [internet] }, { startEarly: true }));
    const { date } = (await installDays(api))[0] ?? expect.unreachable();
    await own.ask(moveSlot, { query: { orderId }, body: { date, intervalValue: "08:00-12:00" } });
    const textOf = async (one: Customer) => (await pageOf(one, "internet")).sections[0]?.txt;
    expect(date).toBe("2026-03-09");
    expect(await textOf(own)).toContain("It starts on 9 March 2026.");
    const ms = Date.parse("2026-03-09T10:59:59Z") - time.now();
    time.pass(ms);
    expect(await textOf(await again(api, own))).toContain("It starts on 9 March 2026.");
    time.pass(1000);
    expect((await pageOf(await again(api, own), "internet")).plans?.length).toBe(3);
    time.pass(-ms - 1000);
  });

  test.each([
    ["landline", "landline-unlimited"],
    ["tv", "tv-max-fr"],
  ])("has a section of its own kind: %s", async (kind, offer) => {
    const own = await newOwner(api);
    const waiting = { status: "ordered" as const, startsAt: null, billedUntil: null, address: grandPlace };
    await addProduct(api, own.accountId, offer, waiting);
    expect((await pageOf(own, kind)).sections.map(({ i, cls }) => [i, cls])).toEqual([[`section_${kind}_ordered`, "text"]]);
  });
});

describe("the plans of a product [C-117, C-185]", () => {
  test("of a mobile line are four, the present one included, with features and price", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const { plans, plans_from, next } = await pageOf(own, "mobile");
    const description = "No long contract: cancel whenever you like";
    const features = (gigabytes: number) => [
      `${gigabytes} GB of data`,
      "Unlimited calls and texts",
      "Use it in the whole EU at no extra cost",
      "5G included, up to 1 Gbps",
    ];
    const plan = (id: string, label: string, gigabytes: number) => ({ id, label, type: "", description, features: features(gigabytes) });
    expect([plans_from, next]).toEqual(["2026-04-01", undefined]);
    expect(plans).toEqual([
      { ...plan("mobile-light", "Light", 15), wpId: "1101", odin: 701101, price: 5, current: false },
      { ...plan("mobile-essentials", "Essentials", 20), wpId: "1102", odin: 701102, price: 7, current: true },
      { ...plan("mobile-max", "Max", 30), wpId: "1103", odin: 701103, price: 11, current: false },
      { ...plan("mobile-ultimate", "Ultimate", 50), wpId: "1104", odin: 701104, price: 15, current: false },
    ]);
  });

  test("of internet and TV are those of the address; those of TV say their language", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const listOf = async (kind: string, lang = "en") =>
      (await pageOf(own, kind, {}, lang)).plans?.map(({ id, type, price, current }) => [id, type, price, current]);
    expect(await listOf("internet")).toEqual([
      ["internet-500", "", 10, false],
      ["internet-1000", "", 15, true],
      ["internet-10000", "", 20, false],
    ]);
    expect(await listOf("tv", "fr")).toEqual([
      ["tv-essentials-fr", "Français", 7, false],
      ["tv-max-fr", "Français", 12, false],
      ["tv-essentials-nl", "Néerlandais", 7, true],
      ["tv-max-nl", "Néerlandais", 12, false],
    ]);
  });

  test("have the price that the customer pays for the present one, which stays among them where it is sold no more", async () => {
    const own = await newOwner(api);
    await addProduct(api, own.accountId, "internet-1000", { address: grandPlace, cents: 1250 });
    const { plans } = await pageOf(own, "internet");
    expect(plans?.map(({ price, current }) => [price, current])).toEqual([
      [10, false],
      [12.5, true],
      [20, false],
    ]);
    const inLiege = await withProducts(liege, "internet-500");
    expect((await pageOf(inLiege, "internet")).plans?.map(({ id, current }) => [id, current])).toEqual([["internet-500", true]]);
  });

  test("are none for a landline, and for a product whose end is set", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const ending = await newOwner(api);
    await addProduct(api, ending.accountId, "tv-max-nl", { address: grandPlace, endsOn: parseDate("2026-04-30") ?? null });
    for (const page of [await pageOf(own, "landline"), await pageOf(ending, "tv")])
      for (const key of ["plans", "plans_from", "next", "packages"]) expect(page, key).not.toHaveProperty(key);
  });
});
