import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "product-checkout",
  needs: ["session"],
  leadsTo: ["callback", "orders"],
  skeleton: ["line", "field", "line", "field", "field", "line", "field"],
});
