import { definePart } from "#core/contract/element.ts";

export const part = definePart({
  name: "payment-method",
  needs: ["session"],
  skeleton: ["line", "field", "field", "field", "field"],
});
