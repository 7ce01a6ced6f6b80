import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "tv-activation",
  leadsTo: ["my-products-digi-tv"],
  skeleton: ["line", "field", "field", "field", "field"],
});
