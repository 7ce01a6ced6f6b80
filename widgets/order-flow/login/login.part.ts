import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "login", leadsTo: ["overview"], skeleton: ["line", "field", "field"] });
