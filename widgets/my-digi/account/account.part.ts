import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "account",
  needs: ["session"],
  leadsTo: ["bundle", "invoices", "withdrawal"],
  skeleton: ["line", "field", "line", "field", "field"],
});
