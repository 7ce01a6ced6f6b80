import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "product-order",
  needs: ["session"],
  leadsTo: ["bundle", "callback", "my-products-internet"],
  skeleton: ["line", "field", "field", "field"],
});
