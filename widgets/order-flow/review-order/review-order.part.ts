import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "review-order",
  leadsTo: ["bundle", "contact", "terms", "privacy"],
  skeleton: ["line", "field", "field", "field"],
});
