import type { Services } from "#core/runtime/element/services.ts";

/** The services of a widget whose definition needs none. */
export const noServices = {} as Services;
