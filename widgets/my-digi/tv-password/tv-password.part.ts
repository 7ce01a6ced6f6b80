import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "tv-password", skeleton: ["line", "field", "field", "field"] });
