import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "offers", needs: ["bundle"], skeleton: ["line", "field", "field", "field"] });
