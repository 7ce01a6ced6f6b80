import { createModel, signal } from "@preact/signals-core";
import { pageAddress } from "#core/platform/page.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the order's login. It holds the address of this page, on which the visitor stays after logging in. */
export const Model = createModel(() => ({ here: signal(pageAddress()) }));
