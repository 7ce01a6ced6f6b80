import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "order-switch", needs: ["session"], skeleton: ["line", "field", "field", "field"] });
