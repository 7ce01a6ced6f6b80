/** The bundle as the browser stores it, together with the draft of its order. */
import { effect, untracked } from "@preact/signals-core";
import type { Clock } from "#core/platform/clock.ts";
import type { Store } from "#core/platform/storage.ts";
import { createStoredState, type StoredState } from "#core/services/stored-state/stored-state.ts";
import { emptyBundle } from "./bundle.rules.ts";
import { AppState, appStateVersion } from "./bundle.schema.ts";

const appStateKey = "appState";
/** The lifetime of the stored bundle in milliseconds: 7 days (decisions §5). */
export const appStateLifeMs = 7 * 86_400_000;

export type BundleStorage = {
  readonly store: Store;
  readonly clock: Clock;
  readonly watchStore: (onChange: (key: string | null) => void) => () => void;
};

export const createStoredBundle = (storage: BundleStorage): StoredState<AppState> =>
  createStoredState({ ...storage, key: appStateKey, struct: AppState, version: appStateVersion, migrate, lifeMs: appStateLifeMs });

/** Converts a stored state of an older version to the current shape. Its result may still be invalid: the struct checks it afterwards. */
function migrate(older: Readonly<Record<string, unknown>>, version: number): Readonly<Record<string, unknown>> | undefined {
  if (version !== 1 && version !== 2) return undefined;
  const { bundle } = older as { readonly bundle?: { readonly wanted?: object } };
  const { lines, voucher, dealerCare } = emptyBundle.wanted;
  return { order: null, ...older, bundle: { ...bundle, wanted: { ...bundle?.wanted, lines, voucher, dealerCare } } };
}

/**
 * Calls `onFound` with the stored state, now and after each change.
 * @returns the function that stops watching
 */
export function watchStored(stored: StoredState<AppState>, onFound: (found: AppState | undefined) => void): () => void {
  const stopStored = stored.start();
  const stopFollowing = effect(() => {
    const found = stored.value.value;
    untracked(() => onFound(found));
  });
  return () => {
    stopFollowing();
    stopStored();
  };
}
