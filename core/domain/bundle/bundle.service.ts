/**
 * The bundle as a service that the page shares (core/runtime/element/services.ts): `open` uses the browser's storage and clock,
 * `createInert` serves a page that is rendered at build time.
 */
import { signal } from "@preact/signals-core";
import { systemClock } from "#core/platform/clock.ts";
import { isCrossOrigin } from "#core/platform/cross-origin.ts";
import { createLocalStore, watchLocalStore } from "#core/platform/storage.ts";
import type { Language } from "#core/base/values/language.ts";
import { emptyBundle } from "./bundle.rules.ts";
import { createBundleStore, type BundleStore } from "./bundle-store.ts";

type Routes = { addressOf(page: "order", language: Language, usualPath: string): string | undefined };
type SharedPage = { readonly routes: () => Routes | undefined; readonly language: () => Language };

export const open = ({ routes, language }: SharedPage): BundleStore =>
  createBundleStore({
    store: createLocalStore(),
    clock: systemClock,
    watchStore: watchLocalStore,
    handsOver: () => isCrossOrigin(routes()?.addressOf("order", language(), "/") ?? "/"),
  });

/** Returns the inert store: nothing is chosen, and its methods do nothing. */
export const createInert = (): BundleStore => ({
  bundle: signal(emptyBundle),
  handsOver: () => false,
  canUndo: signal(false),
  order: signal(null),
  persistent: () => true,
  update: () => undefined,
  remove: () => undefined,
  undo: () => undefined,
  adjust: () => undefined,
  setOffers: () => undefined,
  setOrder: () => undefined,
  keep: () => false,
  clear: () => undefined,
  start: () => () => undefined,
});
