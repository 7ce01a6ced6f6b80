import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "product-usage", needs: ["session"], skeleton: ["line", "field", "line", "field"] });
