import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "by-phone", leadsTo: ["contact"], skeleton: ["line", "line"] });
