/** The bundle as a page shares it (core/element/services.ts): with what the browser gives, and as it is while a page is drawn at build time. */
import { signal } from "@preact/signals-core";
import { systemClock } from "#core/platform/clock.ts";
import { createLocalStore, watchLocalStore } from "#core/platform/storage.ts";
import { emptyBundle } from "./bundle.rules.ts";
import { createBundleStore, type BundleStore } from "./bundle-store.ts";

export const open = (): BundleStore => createBundleStore({ store: createLocalStore(), clock: systemClock, watchStore: watchLocalStore });

/** Nothing is chosen yet. */
export const createInert = (): BundleStore => ({
  bundle: signal(emptyBundle),
  canUndo: signal(false),
  order: signal(null),
  update: () => undefined,
  remove: () => undefined,
  undo: () => undefined,
  setOffers: () => undefined,
  setOrder: () => undefined,
  keep: () => false,
  clear: () => undefined,
  start: () => () => undefined,
});
