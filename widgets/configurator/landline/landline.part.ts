import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "landline", needs: ["bundle"], skeleton: ["line", "field"] });
