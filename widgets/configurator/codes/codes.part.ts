import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "codes", needs: ["bundle", "promoCodes"], skeleton: ["field", "field"] });
