import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "result", leadsTo: ["bundle", "privacy"] });
