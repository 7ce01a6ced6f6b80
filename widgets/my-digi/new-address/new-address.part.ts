import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "new-address", skeleton: ["field", "field", "field", "field"] });
