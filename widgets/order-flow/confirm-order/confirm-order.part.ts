import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "confirm-order", leadsTo: ["home", "login", "orders"], skeleton: ["line", "line", "line"] });
