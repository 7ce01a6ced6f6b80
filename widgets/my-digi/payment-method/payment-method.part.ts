import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({
  name: "payment-method",
  needs: ["session"],
  skeleton: ["line", "field", "field", "field", "field"],
});
