import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "mobile-line", skeleton: ["line", "field", "field", "field"] });
