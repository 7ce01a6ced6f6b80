import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "product-plan", needs: ["session"], leadsTo: ["callback"], skeleton: ["line"] });
