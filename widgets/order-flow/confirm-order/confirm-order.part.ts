import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "confirm-order", leadsTo: ["home", "login"], skeleton: ["line", "line", "line"] });
