import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "payment", leadsTo: ["terms", "privacy"], skeleton: ["line", "field", "field", "line"] });
