import { definePart } from "#core/contract/element.ts";

export const part = definePart({
  name: "account",
  needs: ["session"],
  leadsTo: ["bundle", "invoices"],
  skeleton: ["line", "field", "line", "field", "field"],
});
