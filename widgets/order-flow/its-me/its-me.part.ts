import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "its-me", leadsTo: ["contact", "privacy", "login"], skeleton: ["line", "field"] });
