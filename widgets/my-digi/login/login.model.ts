import { createModel, signal } from "@preact/signals-core";
import { pageAddress } from "#core/platform/page.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the login: the page that the login is on, and stays on. */
export const Model = createModel(() => ({ here: signal(pageAddress()) }));
