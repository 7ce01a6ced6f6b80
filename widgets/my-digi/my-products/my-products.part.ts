import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "my-products",
  needs: ["session"],
  leadsTo: [
    "bundle",
    "contact",
    "my-products-mobile",
    "my-products-internet",
    "my-products-tv",
    "my-products-digi-tv",
    "my-products-landline",
    "my-products-mobile-order",
    "my-products-esim",
  ],
  skeleton: ["line", "line", "field", "field"],
});
