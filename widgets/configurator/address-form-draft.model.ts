/**
 * The input of the address form that is not in the bundle yet: restored after a reload, in this tab. Like every draft, it holds no ticks
 * (decision 25).
 */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTabStore } from "#core/platform/storage.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { BegunAddress } from "./address-form-draft.schema.ts";

export function createBegunAddress(clock: Clock) {
  const kept = createStoredState<BegunAddress>({
    key: "digi.draft.configurator.address",
    struct: BegunAddress,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock,
  });
  return {
    read: (): BegunAddress | undefined => kept.value.peek(),
    /** Stores the input. Undefined clears the store: the form is empty. */
    keep: (begun: BegunAddress | undefined): void => (begun ? kept.save(begun) : kept.clear()),
    /** Reads what is stored; returns the stop. */
    start: kept.start,
  };
}
