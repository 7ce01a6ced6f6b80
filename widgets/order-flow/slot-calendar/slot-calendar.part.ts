import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "slot-calendar", skeleton: ["line", "field", "field", "field"] });
