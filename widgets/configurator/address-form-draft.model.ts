/**
 * The input of the address form that is not in the bundle yet: restored after a reload, in this tab. Like every draft, it holds no ticks
 * (decision 25).
 */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTabStore } from "#core/platform/storage.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { AddressFormDraft } from "./address-form-draft.schema.ts";

export function createAddressFormDraft(clock: Clock) {
  const kept = createStoredState<AddressFormDraft>({
    key: "digi.draft.configurator.address",
    struct: AddressFormDraft,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock,
  });
  return {
    read: (): AddressFormDraft | undefined => kept.value.peek(),
    /** Stores the input. Undefined clears the store: the form is empty. */
    keep: (draft: AddressFormDraft | undefined): void => (draft ? kept.save(draft) : kept.clear()),
    /** Reads what is stored; returns the stop. */
    start: kept.start,
  };
}
