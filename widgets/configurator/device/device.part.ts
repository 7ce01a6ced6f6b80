import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "device", skeleton: ["field"] });
