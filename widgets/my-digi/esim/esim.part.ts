import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "esim",
  needs: ["session"],
  leadsTo: ["my-products", "my-products-mobile", "account"],
  skeleton: ["line", "line", "line", "field", "field", "field"],
});
