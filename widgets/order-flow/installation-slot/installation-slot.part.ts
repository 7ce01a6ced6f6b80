import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "installation-slot", skeleton: ["line", "line", "field", "field", "field"] });
