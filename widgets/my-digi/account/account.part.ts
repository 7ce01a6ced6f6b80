import { definePart } from "#core/contract/element.ts";

export const part = definePart({
  name: "account",
  needs: ["session"],
  leadsTo: ["login", "bundle"],
  skeleton: ["line", "field", "line", "field", "field"],
});
