import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "contracts", needs: ["session"], skeleton: ["line", "field", "line", "line"] });
