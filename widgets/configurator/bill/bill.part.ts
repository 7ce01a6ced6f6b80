import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "bill", skeleton: ["line", "line", "line"] });
