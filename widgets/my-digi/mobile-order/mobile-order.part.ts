import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "mobile-order",
  needs: ["session"],
  leadsTo: ["contact"],
  skeleton: ["line", "field", "field", "field"],
});
