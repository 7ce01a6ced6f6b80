/** The page data of a mobile line, for tests. */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { acceptBspAction } from "#core/domain/customer/product-page.contract.ts";

export const bspAlert = {
  id: "bsp",
  title: "Protect yourself against a high bill",
  description: "It is free.",
  actions: [{ text: "Accept the protection", icon: "shield", action: acceptBspAction }],
};

export const samplePage: ProductPage = {
  title: "Essentials",
  "address-id": "A",
  "phone-nr": "470123456",
  addresses: [{ id: "A", text: "Grand-Place 1, 1000 Brussels" }],
  phones: [
    { "phone-nr": "470123456", text: "+32 470 12 34 56", kind: "mobile" },
    { "phone-nr": "471654321", text: "+32 471 65 43 21", kind: "mobile" },
  ] as ProductPage["phones"],
  sections: [
    { i: "section_mobile_consumption", t: "Usage" },
    { i: "section_mobile_settings", t: "Settings" },
    { i: "section_mobile_alerts", t: "Alerts", cls: "warning" },
  ],
  alerts: [bspAlert],
};
