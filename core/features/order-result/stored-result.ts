/**
 * The key of the result that the order flow stores in the tab for `digi-order-result` (decisions §8). The result contains no name, no
 * address and no document.
 */
import { createStoredState, type StoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTabStore } from "#core/platform/storage.ts";
import { PlacedResult } from "./stored-result.schema.ts";

export const orderResultKey = "digi.order-result";

/** The lifetime of the stored result in milliseconds: two hours, the same as for drafts (decisions §5). */
export const orderLifeMs = 2 * 60 * 60_000;

export const createStoredResult = (clock: Clock): StoredState<PlacedResult> =>
  createStoredState({ key: orderResultKey, struct: PlacedResult, version: 1, lifeMs: orderLifeMs, store: createTabStore(), clock });
