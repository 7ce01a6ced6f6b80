import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "settings", skeleton: ["line", "line", "line", "field"] });
