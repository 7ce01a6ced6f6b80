import { describe, expect, test } from "vitest";
import { productPages } from "#core/domain/customer/product-page.contract.ts";
import {
  digiTvAddressOf,
  hasMarkup,
  kindOfSection,
  knownIds,
  knownSections,
  likelyFirst,
  openSection,
  partOfSection,
  productOf,
} from "#widgets/my-digi/product/product.rules.ts";

const kinds = (product: (typeof productPages)[number], ids: readonly string[]) => ids.map((id) => kindOfSection(product, id));

describe("the tabs of a product's page", () => {
  test("internet: activate, consumption, settings, data options [C-083]", () => {
    const ids = ["activate", "consumption", "settings", "data_options", "ordered"].map((name) => `section_internet_${name}`);
    expect(knownIds("internet")).toEqual(ids);
    expect(kinds("internet", ids)).toEqual(["activate", "consumption", "settings", "text", "text"]);
    expect(kinds("internet", ["section_internet_alerts", "section_mobile_settings"])).toEqual([undefined, undefined]);
  });

  test("landline: activate, consumption, settings, data options [C-084]", () => {
    const ids = ["activate", "consumption", "settings", "data_options", "ordered"].map((name) => `section_landline_${name}`);
    expect(knownIds("landline")).toEqual(ids);
    expect(kinds("landline", ids)).toEqual(["activate", "consumption", "settings", "text", "text"]);
  });

  test("mobile: the same, and alerts [C-085]", () => {
    const ids = ["activate", "consumption", "settings", "data_options", "alerts"].map((name) => `section_mobile_${name}`);
    expect(knownIds("mobile")).toEqual(ids);
    expect(kinds("mobile", ids)).toEqual(["activate", "consumption", "settings", "data", "alerts"]);
  });

  test("TV: every section but that of the activation is a page of options [C-087]", () => {
    expect(kinds("tv", ["section_tv_activate", "section_tv_ordered", "section_tv_options"])).toEqual(["activate", "text", "options"]);
    expect(kinds("tv", ["section_tv_", "section_digitv_settings"])).toEqual([undefined, undefined]);
  });

  test("Digi TV: activate, devices, settings; its ids are written without the hyphen [C-081]", () => {
    const ids = ["section_digitv_activate", "section_digitv_devices", "section_digitv_settings"];
    expect(knownIds("digi-tv")).toEqual(ids);
    expect(kinds("digi-tv", ids)).toEqual(["tv-activation", "tv-devices", "tv-settings"]);
    expect(kindOfSection("digi-tv", "section_digi-tv_settings")).toBeUndefined();
  });

  test("no page takes a name that every object has for a section", () => {
    for (const product of productPages)
      for (const name of ["constructor", "toString", "__proto__"])
        if (product !== "tv") expect(kindOfSection(product, `section_${product.replace("-", "")}_${name}`)).toBeUndefined();
  });

  test("are those of the page data and nothing else, in its order, each once [C-082]", () => {
    const section = (i: string, t = "") => ({ i, t });
    const data = ["section_mobile_settings", "section_mobile_nonsense", "section_mobile_consumption"].map((i) => section(i));
    const twice = [...data, section("section_mobile_settings", "again")];
    expect(knownSections("mobile", twice)).toEqual([section("section_mobile_settings"), section("section_mobile_consumption")]);
    expect(knownSections("mobile", [])).toEqual([]);
  });

  test("the first is open, unless the page's address names another one of them [C-090]", () => {
    const sections = [{ i: "a" }, { i: "b" }];
    expect(openSection(sections, undefined)).toEqual({ i: "a" });
    expect(openSection(sections, "b")).toEqual({ i: "b" });
    expect(openSection(sections, "c")).toEqual({ i: "a" });
    expect(openSection([], "a")).toBeUndefined();
  });

  test("`add=1` opens the activation of Digi TV, where there is one and no other tab is named [C-072]", () => {
    const sections = [{ i: "section_digitv_devices" }, { i: "section_digitv_activate" }];
    expect(openSection(sections, undefined, true)).toEqual({ i: "section_digitv_activate" });
    expect(openSection(sections, "section_digitv_devices", true)).toEqual({ i: "section_digitv_devices" });
    expect(openSection(sections.slice(0, 1), undefined, true)).toEqual({ i: "section_digitv_devices" });
    expect(openSection([{ i: "a" }, { i: "b" }], undefined, true)).toEqual({ i: "a" });
  });

  test("internet and TV that work lead to Digi TV at their address; other pages, and an address without them, do not", () => {
    const page = (names: readonly string[]) => ({ "address-id": "A", sections: names.map((i) => ({ i, t: "" })) });
    expect(digiTvAddressOf("internet", page(["section_internet_consumption"]))).toBe("A");
    expect(digiTvAddressOf("tv", page(["section_tv_options"]))).toBe("A");
    expect(digiTvAddressOf("tv", page(["section_tv_activate"]))).toBeUndefined();
    expect(digiTvAddressOf("landline", page(["section_landline_settings"]))).toBeUndefined();
    expect(digiTvAddressOf("internet", { ...page(["section_internet_settings"]), "address-id": null })).toBeUndefined();
  });
});

test("a view that shows no product is no product's", () => {
  expect(productOf("digi-tv")).toBe("digi-tv");
  expect(() => productOf("orders")).toThrow("orders");
});

describe("what is requested beside the page's data", () => {
  test("is the part of the section that the address names, else of the usage", () => {
    expect(likelyFirst("internet", undefined)).toBe("consumption");
    expect([likelyFirst("tv", undefined), likelyFirst("digi-tv", undefined)]).toEqual([undefined, undefined]);
    expect(likelyFirst("mobile", "section_mobile_settings")).toBe("settings");
    expect(likelyFirst("mobile", "section_tv_box")).toBeUndefined();
    expect(partOfSection("mobile", "activate")).toBe("mobile-order");
    expect([partOfSection("tv", "activate"), partOfSection("tv", "options")]).toEqual(["product-order", "product-options"]);
    expect([partOfSection("mobile", "alerts"), partOfSection("internet", "text")]).toEqual([undefined, undefined]);
  });

  test("the sanitiser is not: only texts with markup or an entity need it, also second ones", () => {
    expect([{}, { txt: "Plain: 5 > 4" }, { c: [{ t: "a <b>", txt: "plain" }] }].map(hasMarkup)).toEqual([false, false, false]);
    expect([{ txt: "<p>One</p>" }, { txt: "Tom &amp; Ann" }, { c: [{ t: "", txt: "a<br>b" }] }].map(hasMarkup)).toEqual([true, true, true]);
  });
});
