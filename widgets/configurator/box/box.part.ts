import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "box", skeleton: ["field"] });
