import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "channels", needs: [], skeleton: [] });
