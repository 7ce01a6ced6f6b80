import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "address", leadsTo: ["privacy"], skeleton: ["line", "field", "field", "field"] });
