import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "product-settings", skeleton: ["line", "field", "field", "line", "field"] });
