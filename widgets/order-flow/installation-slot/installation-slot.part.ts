import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "installation-slot", skeleton: ["line", "line", "field", "field", "field"] });
