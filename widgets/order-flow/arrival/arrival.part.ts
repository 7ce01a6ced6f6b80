import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "arrival", needs: ["bundle"], leadsTo: ["bundle"], skeleton: ["line", "line", "field"] });
