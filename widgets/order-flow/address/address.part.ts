import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "address", skeleton: ["field", "field", "field", "field"] });
