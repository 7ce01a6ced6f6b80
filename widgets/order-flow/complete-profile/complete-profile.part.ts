import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "complete-profile", skeleton: ["line", "field", "field", "field", "field"] });
