import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "result", skeleton: ["line", "line", "field", "field", "field"], leadsTo: ["bundle", "privacy"] });
