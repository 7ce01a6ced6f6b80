import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "product-options", needs: ["session"], skeleton: ["line", "field", "field"] });
