import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "slot-calendar", skeleton: ["line", "field", "field", "field"] });
