import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "offers", needs: ["bundle"], skeleton: ["line", "field", "field", "field"] });
