import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "product",
  needs: ["session"],
  leadsTo: ["bundle", "my-products-digi-tv"],
  skeleton: ["line", "line", "field", "field"],
});
