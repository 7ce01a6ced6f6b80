import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "confirm-order", leadsTo: ["home", "login"], skeleton: ["line", "line", "line"] });
