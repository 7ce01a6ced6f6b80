import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "invoices", needs: ["session"], skeleton: ["line", "field", "field", "field"] });
