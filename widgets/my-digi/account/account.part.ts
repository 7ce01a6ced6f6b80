import { definePart } from "#core/contract/element.ts";

export const part = definePart({
  name: "account",
  needs: ["session"],
  leadsTo: ["login", "contact"],
  skeleton: ["line", "line", "field", "field"],
});
