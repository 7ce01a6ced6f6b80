import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "line", skeleton: ["line", "field", "field", "field"] });
