import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "orders",
  needs: ["session"],
  leadsTo: ["bundle", "contact", "withdrawal"],
  skeleton: ["line", "field", "field", "field"],
});
