import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "payment-page", skeleton: ["line"] });
