import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "payment", leadsTo: ["terms", "privacy"], skeleton: ["line", "field", "field", "line"] });
