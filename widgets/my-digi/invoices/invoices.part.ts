import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "invoices",
  needs: ["session"],
  skeleton: ["line", "field", "field", "field"],
  leadsTo: ["invoice-explained"],
});
