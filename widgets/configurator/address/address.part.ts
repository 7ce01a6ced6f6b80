import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "address", leadsTo: ["privacy"], skeleton: ["line", "field", "field", "field"] });
