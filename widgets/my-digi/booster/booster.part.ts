import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "booster", needs: ["session"], skeleton: ["line"] });
