/** Tests the links in the rendered HTML of My products, and the text that is shown where a link is missing. */
import { signal } from "@preact/signals-core";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productKinds, type OwnProduct } from "#core/domain/customer/products.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { isBuilt, type PageId } from "#core/base/values/routes.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { digiTvProducts } from "#widgets/my-digi/my-products/my-products.rules.ts";
import { View } from "#widgets/my-digi/my-products/my-products.view.tsx";

type Props = ComponentProps<typeof View>;

const light: OwnProduct = { id: "1", i: "mobile-light", wpId: "1101", t: ["Light"], prc: 5, status: "active", "phone-nr": "470123456" };
const fibre: OwnProduct = { id: "2", i: "internet-500", wpId: "1201", t: ["500 Mbps"], prc: 10, status: "active", "address-id": "A" };
const items: Readonly<Record<string, readonly OwnProduct[]>> = { mobile: [light], internet: [fibre] };

function draw(hasPage: Props["hasPage"], of = items): string {
  const sections = productKinds.map((kind) => ({ kind, items: of[kind] ?? [] }));
  const answer = { client_id: "100200300", sections, addresses: [], phones: [] };
  const products = { state: signal({ status: "loaded", value: answer, isRenewing: false }), slowNotice: { isShown: signal(false) } };
  const shown = signal({ sections, address: { kind: "all" }, phone: { kind: "all" } });
  const props = { name: "my-products", model: { products, shown, selection: {} }, area: {}, pathOf: (page: string) => `/en/${page}` };
  return renderToStaticMarkup(<View {...(props as unknown as Props)} hasPage={hasPage} language="en" />);
}

const hrefsIn = (markup: string): string[] => attributesOf(markup, "a").map(({ href = "" }) => href);
const texts = (markup: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) => text.replace(/<[^>]+>/g, ""));
const always = ["https://www.besttariff.be", "/en/contact"];
const headings = ["Mobile", "Internet", "TV", "Landline", "Online services"];

test("where every page exists, each section but the last has its link to add, and each product its link to change [C-092, C-093]", () => {
  const markup = draw(() => true);
  expect(texts(markup, "h4")).toEqual(headings);
  expect(hrefsIn(markup)).toEqual([
    ...["/en/my-products-mobile-order", "/en/my-products-mobile?phone-nr=470123456"],
    "/en/my-products-mobile?phone-nr=470123456&amp;change=1",
    ...["/en/my-products-internet", "/en/my-products-internet?address-id=A", "/en/my-products-digi-tv?address-id=A"],
    "/en/my-products-internet?address-id=A&amp;change=1",
    ...["/en/my-products-tv", "/en/my-products-landline"],
    ...always,
  ]);
  expect(texts(markup, "a").slice(0, 9)).toEqual([
    ...["Add a mobile plan", "Light", "Change Plan Light", "Add internet", "500 Mbps", "Digi TV 500 Mbps", "Change Plan 500 Mbps"],
    ...["Add TV", "Add a landline"],
  ]);
});

test("where no such page exists, all that is shown stands there without a link, and nothing stands empty", () => {
  const markup = draw(() => false);
  expect(hrefsIn(markup)).toEqual(always);
  expect(texts(markup, "h4")).toEqual(headings);
  expect(texts(markup, "strong")).toEqual(["Light", "€5", "500 Mbps", "€10"]);
  expect(markup.match(/You have none yet\./g)).toHaveLength(2);
  expect(markup).not.toMatch(/<(ul|li|p|div|section)\b[^>]*><\/\1>/);
});

test("only a product that works on, and whose kind has other plans, has the button to change its plan [C-093, C-117]", () => {
  const states = ["active", "ordered", "activating", "ending"] as const;
  const mobile = states.map((status) => ({ ...light, id: status, t: [status], status }));
  const landline: readonly OwnProduct[] = [{ ...fibre, id: "3", i: "landline", t: ["Landline"] }];
  const tv: readonly OwnProduct[] = [{ ...fibre, id: "4", i: "tv", t: ["TV FR"] }];
  const links = texts(
    draw(() => true, { mobile, internet: [{ ...fibre, status: "ordered" }], tv, landline }),
    "a",
  );
  expect(links.filter((text) => text.startsWith("Change Plan"))).toEqual(["Change Plan active", "Change Plan TV FR"]);
});

test("with the pages of today no link leads to a page that is not built", () => {
  const pages = hrefsIn(draw(isBuilt)).flatMap((href) => /^\/en\/([\w-]+)/.exec(href)?.[1] ?? []);
  expect(pages).toContain("contact");
  expect(pages.filter((page) => !isBuilt(page as PageId))).toEqual([]);
});

test("a product whose plan changes later says from when, to which plan and at what price, beside its present price", () => {
  const next = { i: "mobile-max", wpId: "1103", t: ["Max"], prc: 11, from: parseDate("2026-12-01") as CalendarDate };
  const markup = draw(() => true, { mobile: [{ ...light, next }] });
  expect(texts(markup, "p")).toContain("From 1 December: Max, €11");
  expect(texts(markup, "strong")).toContain("€5");
});

test("a line with an eSIM has the way to install it, or to install it again; a line with a SIM card has none [C-011]", () => {
  const mobile: readonly OwnProduct[] = [
    { ...light, esim: { installed: false } },
    { ...light, id: "2", t: ["Max"], "phone-nr": "471654321", esim: { installed: true } },
    { ...light, id: "3", t: ["Mini"], "phone-nr": "472111222", esim: null },
  ];
  const markup = draw(() => true, { mobile });
  expect(texts(markup, "a").filter((text) => text.includes("eSIM"))).toEqual(["Install your eSIM Light", "Install your eSIM again Max"]);
  expect(hrefsIn(markup).filter((href) => href.includes("esim"))).toEqual([
    "/en/my-products-esim?phone-nr=470123456",
    "/en/my-products-esim?phone-nr=471654321",
  ]);
});

test("Digi TV is linked once for each address at which internet or TV works, from TV before internet", () => {
  const at = (id: string, address: string, status: OwnProduct["status"] = "active") => ({ id, status, "address-id": address });
  const internet = {
    kind: "internet" as const,
    items: [at("i1", "A"), at("i2", "B"), at("i3", "C", "ordered"), { id: "i4", status: "active" as const }],
  };
  expect(digiTvProducts([internet, { kind: "tv", items: [at("t1", "A", "ending"), at("t3", "C", "activating")] }])).toEqual(["t1", "i2"]);
  expect(digiTvProducts([{ kind: "mobile", items: [at("m1", "A")] }])).toEqual([]);
});
