import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "mobile-checkout",
  needs: ["session"],
  leadsTo: ["callback", "orders", "my-products", "my-products-esim"],
  skeleton: ["field", "field", "field"],
});
