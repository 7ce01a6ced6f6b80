import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "review-order", leadsTo: ["terms", "privacy"], skeleton: ["line", "field", "field", "field"] });
