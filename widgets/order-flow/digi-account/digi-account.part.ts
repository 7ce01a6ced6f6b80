import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "digi-account", skeleton: ["line", "field", "field", "field"] });
