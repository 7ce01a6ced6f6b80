import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "product-settings", needs: ["session"], skeleton: ["line", "field", "field", "line", "field"] });
