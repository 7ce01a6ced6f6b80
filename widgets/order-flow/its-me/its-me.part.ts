import { definePart } from "#core/contract/element.ts";

export const part = definePart({ name: "its-me", leadsTo: ["contact", "privacy", "login"], skeleton: ["line", "field"] });
