import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "digi-tv",
  needs: ["session"],
  leadsTo: ["my-products"],
  skeleton: ["line", "field", "field", "field"],
});
