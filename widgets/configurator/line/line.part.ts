import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "line", needs: ["bundle"], skeleton: ["line", "field", "field", "field"] });
