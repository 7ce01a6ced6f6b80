import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "order-slot", needs: ["session"], skeleton: ["line", "line", "field", "field"] });
