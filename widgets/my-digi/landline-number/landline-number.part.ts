import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "landline-number", skeleton: ["line", "field", "field", "line", "field", "field"] });
