import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "move-to-digi", skeleton: ["line", "field", "field", "field", "line"] });
