import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "login", leadsTo: ["overview"], skeleton: ["line", "field", "field"] });
