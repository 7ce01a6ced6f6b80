import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "change-password", leadsTo: ["login"], skeleton: ["line", "field", "field", "field"] });
