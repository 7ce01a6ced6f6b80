import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "product-settings",
  needs: ["session"],
  leadsTo: ["my-products-esim"],
  skeleton: ["line", "field", "field", "line", "field"],
});
