/**
 * Tests the pages of products: which product and address each is about, which sections it has, and what they show. The tests run on both
 * databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { simNumberProblem } from "#core/base/values/sim-number.ts";
import { acceptBspAction, myDigiProduct, type ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { pageOf, settingOf, statusOfPage } from "./support/product-page.ts";
import { customersOrder, keptLine } from "./support/sample-orders.ts";

const time = createTime();
let api: TestApi;
let customer: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
});
afterAll(() => api.close());

const [brussels, ghent] = ["FTTB-1000-1-01-1", "FTTB-9000-1-01-10"];
const about = (page: ProductPage) => [page["address-id"], page["phone-nr"]];
const ids = ({ sections }: ProductPage) => sections.map(({ i }) => i);

describe("a page without a parameter", () => {
  test.each([
    [
      "mobile",
      "Essentials",
      [brussels, "470123456"],
      ["section_mobile_consumption", "section_mobile_settings", "section_mobile_data_options", "section_mobile_alerts"],
    ],
    [
      "internet",
      "Fibre 1 Gbps",
      [brussels, null],
      ["section_internet_consumption", "section_internet_settings", "section_internet_data_options"],
    ],
    [
      "landline",
      "Landline",
      [brussels, "22123456"],
      ["section_landline_consumption", "section_landline_settings", "section_landline_data_options"],
    ],
    ["tv", "TV Essentials in Dutch", [brussels, null], ["section_tv_options", "section_tv_box"]],
    ["digi-tv", "Digi TV", [brussels, null], ["section_digitv_devices", "section_digitv_settings"]],
  ])(
    "is about the first of the customer's own that has the product (%s) [C-082, C-083, C-084, C-085]",
    async (product, title, names, tabs) => {
      const page = await pageOf(customer, product);
      expect([page.title, about(page), ids(page)]).toEqual([title, names, tabs]);
      expect(page.addresses.map(({ id }) => id)).toEqual([brussels, ghent]);
    },
  );

  test("has the numbers of its own kind", async () => {
    const numbers = async (product: string) => (await pageOf(customer, product)).phones.map((phone) => phone["phone-nr"]);
    expect([await numbers("mobile"), await numbers("landline"), await numbers("internet")]).toEqual([
      ["470123456", "471654321"],
      ["22123456"],
      [],
    ]);
  });

  test("is about nothing where the customer has nothing, but for a first mobile line, which needs no address [C-098]", async () => {
    const nobody = await newcomer(api);
    const [activate, ...others] = (await pageOf(nobody, "mobile")).sections;
    expect([activate?.i, others]).toEqual(["section_mobile_activate", []]);
    for (const product of ["internet", "landline", "tv", "digi-tv"]) {
      const { title, ...rest } = await pageOf(nobody, product);
      expect(title).toMatch(/^(Internet|Landline|TV|Digi TV)$/);
      expect(rest).toMatchObject({ "address-id": null, "phone-nr": null, addresses: [], phones: [], sections: [] });
      expect(Object.keys(rest)).not.toContain("consumption");
    }
  });
});

describe("a page that is asked for by its address or number", () => {
  test.each([
    ["mobile", { "phone-nr": "471654321" }, [brussels, "471654321"], 3],
    ["mobile", { "phone-nr": "+32471654321", "address-id": ghent }, [ghent, "471654321"], 3],
    ["mobile", { "phone-nr": "0471654321", "address-id": "" }, [brussels, "471654321"], 3],
    ["internet", { "address-id": ghent }, [ghent, null], 3],
    ["landline", { "phone-nr": "22123456" }, [brussels, "22123456"], 3],
    ["landline", { "address-id": ghent }, [ghent, null], 1],
    ["tv", { "address-id": ghent }, [ghent, null], 1],
  ])("is about that one: %s %j", async (product, query, names, tabs) => {
    const page = await pageOf(customer, product, query);
    expect([about(page), page.sections.length]).toEqual([names, tabs]);
  });

  test.each([
    ["mobile", { "phone-nr": "470000000" }],
    ["mobile", { "phone-nr": "22123456" }],
    ["mobile", { "phone-nr": "" }],
    ["mobile", { "phone-nr": "470123456", "address-id": "FTTB-1000-1-01-2" }],
    ["internet", { "address-id": "" }],
    ["internet", { "address-id": `${brussels}~1` }],
    ["tv", { "address-id": "'" }],
  ])("is not found where that is not the customer's own: %s %j", async (product, query) => {
    expect(await statusOfPage(customer, product, query)).toEqual([200, "not_found"]);
  });

  test("is refused for a product that has no page", async () => {
    const { http, status } = await customer.ask(myDigiProduct, { query: { product: "online", lang: "en" } });
    expect([http, status.code, Object.keys(status.message as object)]).toEqual([422, "invalid", ["product"]]);
  });
});

describe("the settings", () => {
  test("of a mobile line name its card, number, PUK and limit [C-103, C-104, C-105, C-106, C-107]", async () => {
    const page = await pageOf(customer, "mobile");
    const { fields = [], notes = [], toggles } = page.settings ?? {};
    expect(fields.map(({ name, copyable, editable, secret, kind }) => [name, copyable, editable, secret, kind])).toEqual([
      ["sim_card_name", false, true, false, "text"],
      ["sim_card_number", false, false, false, "text"],
      ["mobile_number", false, false, false, "text"],
      ["puk_code", true, false, true, "text"],
      ["ported_number", true, false, false, "text"],
      ["bundle_limit", false, true, false, "euros"],
    ]);
    const sim = settingOf(page, "sim_card_number") ?? "";
    expect([/^8932\d{15}$/.test(sim), simNumberProblem(sim)]).toEqual([true, undefined]);
    expect(settingOf(page, "puk_code")).toMatch(/^\d{8}$/);
    expect(settingOf(page, "ported_number")).toBe(settingOf(page, "mobile_number"));
    expect([settingOf(page, "sim_card_name"), settingOf(page, "bundle_limit"), page.consumption?.notice]).toEqual([
      "Essentials",
      "60",
      "mail",
    ]);
    expect(notes).toHaveLength(2);
    expect(toggles).toMatchObject([{ name: "premium_numbers", on: false }]);
    expect(toggles?.[0]).not.toHaveProperty("since");
  });

  test("name a ported number only where the number came from another operator, which the order says", async () => {
    expect(settingOf(await pageOf(customer, "mobile", { "phone-nr": "471654321" }), "ported_number")).toBeUndefined();
    const own = await newcomer(api);
    const body = customersOrder();
    await own.order({ ...body, bundle: { ...body.bundle, mobile: [keptLine("+32470555666")] }, bundlesPrice: 11 });
    time.pass(4 * 24 * 3_600_000);
    const later = await customerOf(api, own.email);
    expect(settingOf(await pageOf(later, "mobile"), "ported_number")?.replaceAll("\u00a0", " ")).toBe("+32 470 55 56 66");
    time.pass(-4 * 24 * 3_600_000);
  });

  test("of internet have the box's network, boosters and the kind of address, where there is a box [C-108, C-111, C-112]", async () => {
    const { fields, toggles, booster } = (await pageOf(customer, "internet")).settings ?? {};
    expect(fields).toMatchObject([
      { name: "wifi_name", editable: false, secret: false },
      { name: "wifi_password", copyable: true, editable: true, secret: true, kind: "wifi", maxlength: 63 },
    ]);
    expect(toggles).toMatchObject([{ name: "public_ipv4", on: false }]);
    expect(booster).toEqual({ quantity: 0, max: 2, prices: [1, 4] });
    const other = (await pageOf(customer, "internet", { "address-id": ghent })).settings;
    expect(other).toMatchObject({
      fields: [],
      toggles: [{ name: "public_ipv4" }],
      notes: ["There is no WiFi box of ours at this address."],
    });
    expect(other).not.toHaveProperty("booster");
  });

  test("of a landline show its number, which cannot be changed [C-109]", async () => {
    const { settings } = await pageOf(customer, "landline");
    expect(settings).toMatchObject({ fields: [{ name: "landline_number", editable: false, copyable: false }], notes: [], toggles: [] });
    expect(settings?.fields[0]?.value.replaceAll("\u00a0", " ")).toBe("+32 2 212 34 56");
  });
});

test("an alert has id, title, description and actions; a line without one has no section of alerts [C-179, C-180]", async () => {
  const { alerts } = await pageOf(customer, "mobile");
  expect(alerts).toEqual([
    {
      id: "bsp",
      title: expect.any(String),
      description: expect.any(String),
      actions: [{ text: "Accept the protection", icon: "shield", action: acceptBspAction }],
    },
  ]);
  const other = await pageOf(customer, "mobile", { "phone-nr": "471654321" });
  expect([other.alerts, ids(other)]).toEqual([
    undefined,
    ["section_mobile_consumption", "section_mobile_settings", "section_mobile_data_options"],
  ]);
});

test("a page of options has a title that is not its tab’s name, a second title and text [C-087]", async () => {
  const { sections } = await pageOf(customer, "tv");
  expect(sections).toMatchObject([
    { tab: "Options", t: "More to watch", cls: "options", c: [{ t: "International channel pack", txt: expect.stringMatching(/^<p>/) }] },
    { tab: "TV box", t: "What your TV needs", cls: "options", c: [{ t: "Your TV box", txt: expect.stringMatching(/^<p>/) }] },
  ]);
});

test("each page is told in the language that is asked for", async () => {
  const textsOf = ({ sections, settings, consumption, alerts, options }: ProductPage): string[] => [
    ...sections.flatMap(({ t, tab = "", txt = "", c = [] }) => [t, tab, txt, ...c.flatMap((child) => [child.t, child.txt])]),
    ...(settings?.fields ?? []).map(({ label }) => label),
    ...(settings?.notes ?? []),
    ...(settings?.toggles ?? []).flatMap(({ label, text }) => [label, text]),
    consumption?.title ?? "",
    ...(consumption?.cards ?? []).map(({ t }) => t),
    ...(consumption?.boxes ?? []).map(({ text }) => text),
    ...(alerts ?? []).flatMap(({ title, description }) => [title, description]),
    ...(options ?? []).flatMap(({ t, d }) => [t, d]),
  ];
  // Some words are the same in two languages.
  const shared = /^(|Options|Opties|Data|Extra data|SMS|WiFi .*|Code PUK|Pukcode|PUK code)$/;
  for (const product of ["mobile", "internet", "landline", "tv", "digi-tv"]) {
    const pages = await Promise.all(languages.map((lang) => pageOf(customer, product, {}, lang)));
    const [en = [], ...others] = pages.map(textsOf);
    for (const other of others) {
      expect(other).toHaveLength(en.length);
      expect(other.filter((text, index) => text === en[index] && !shared.test(text))).toEqual([]);
    }
  }
});
