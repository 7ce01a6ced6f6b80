import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "change-password", leadsTo: ["login"], skeleton: ["line", "field", "field", "field"] });
