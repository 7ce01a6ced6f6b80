import { expect, test } from "vitest";
import { priceListPage } from "#demo/api/domain/pages/price-list.rules.ts";
import { offers } from "#demo/api/domain/offers.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";
import { productsIn } from "#widgets/price-list/structured-data.rules.ts";

type Product = { readonly name: string; readonly category: string; readonly offers: { readonly price: number } };
const told = (data: object | undefined): readonly Product[] => (data as { readonly "@graph": readonly Product[] })["@graph"];

test("search engines are told each product once, with its price, under its tab", () => {
  const products = told(productsIn(priceListPage(seenIn("en")).sections));
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(["Mobile", "Internet", "TV"]));
  const prices = products.map(({ offers: { price } }) => price);
  for (const { price } of [...offers.mobile, ...offers.internet, ...offers.tv, ...offers.landline]) expect(prices).toContain(price);
});

test("the price of a month says so, and every price includes VAT", () => {
  const product = (monthly: boolean) =>
    told(productsIn([{ i: "a", t: "A", c: [{ i: "b", t: "B", offers: [{ t: "One", prc: 2.5, monthly }] }] }]))[0];
  const price = { "@type": "UnitPriceSpecification", price: 2.5, priceCurrency: "EUR", valueAddedTaxIncluded: true };
  expect(product(false)).toEqual({
    "@type": "Product",
    name: "One",
    category: "A",
    offers: { "@type": "Offer", price: 2.5, priceCurrency: "EUR", priceSpecification: price },
  });
  expect(product(true)?.offers).toMatchObject({ priceSpecification: { ...price, unitCode: "MON" } });
});

test("a list without offers tells nothing", () => expect(productsIn([{ i: "a", t: "A", c: null }])).toBeUndefined());
