import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "login", skeleton: ["line", "field", "field"] });
