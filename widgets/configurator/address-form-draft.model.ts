/**
 * The draft of the address form is the input that is not in the bundle yet. It is stored in this tab and restored after a reload. Like
 * every draft, it stores no ticked consents (decision 25).
 */
import { createStoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { createTabStore } from "#core/platform/storage.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { AddressFormDraft } from "./address-form-draft.schema.ts";

export function createAddressFormDraft(clock: Clock) {
  const stored = createStoredState<AddressFormDraft>({
    key: "digi.draft.configurator.address",
    struct: AddressFormDraft,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock,
  });
  return {
    read: (): AddressFormDraft | undefined => stored.value.peek(),
    /** Stores the input. With undefined, which means an empty form, the stored draft is deleted. */
    keep: (draft: AddressFormDraft | undefined): void => (draft ? stored.save(draft) : stored.clear()),
    /** Reads the stored draft and follows the changes of other tabs. Returns a function that stops following them. */
    start: stored.start,
  };
}
