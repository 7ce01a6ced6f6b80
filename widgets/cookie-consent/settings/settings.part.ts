import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "settings", skeleton: ["line", "line", "line", "field"] });
