import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "overview",
  needs: ["session"],
  leadsTo: ["invoices", "my-products", "orders", "my-products-mobile", "bundle", "contact"],
  skeleton: ["line", "field", "line", "field"],
});
