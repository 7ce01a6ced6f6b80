import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "arrival", needs: ["bundle"], leadsTo: ["bundle"], skeleton: ["line", "line", "field"] });
