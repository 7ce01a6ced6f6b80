import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "share", skeleton: ["line", "line"] });
