import type { Services } from "#core/runtime/element/services.ts";

/** What a widget whose definition needs nothing of the page has. */
export const noServices = {} as Services;
