import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "digi-account", skeleton: ["line", "field", "field", "field"] });
