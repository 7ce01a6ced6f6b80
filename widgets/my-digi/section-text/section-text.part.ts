import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "section-text", skeleton: ["line", "line", "field"] });
