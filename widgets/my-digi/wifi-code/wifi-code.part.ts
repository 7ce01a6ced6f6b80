import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "wifi-code", skeleton: ["field"] });
