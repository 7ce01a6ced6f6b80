/** What stands in the form of an address and is not in the pack yet: there again after a reload, in this tab. As a draft's, without ticks (decision 25). */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTabStore } from "#core/platform/storage.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { BegunAddress } from "./begun-address.schema.ts";

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
    /** Undefined: nothing stands there any more. */
    keep: (begun: BegunAddress | undefined): void => (begun ? kept.save(begun) : kept.clear()),
    /** Reads what is kept; returns the stop. */
    start: kept.start,
  };
}
