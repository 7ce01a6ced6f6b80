import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "landline", needs: ["bundle"], skeleton: ["line", "field"] });
