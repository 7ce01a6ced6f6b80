/** The address form of the builder. The bundle stores whether the form is open. */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { showAddressForm } from "#core/domain/eligibility/address.rules.ts";
import type { createAddressFormDraft } from "./address-form-draft.model.ts";
import type { Changes } from "./changes.model.ts";

export function createAddressForm(
  store: BundleStore,
  { focus }: Changes,
  isTaking: ReadonlySignal<boolean>,
  draft: ReturnType<typeof createAddressFormDraft>,
) {
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);
  return {
    /** True while the section shows the form, or the result of an address check in place of the form. */
    isOpen: computed(() => store.bundle.value.address.edited),
    opened,
    /** Opens the form. A form that is open already may be half filled in, so it only takes focus. */
    open(): void {
      if (store.bundle.peek().address.edited) {
        if (!isTaking.peek()) focus.value = { target: "address-form" };
        return;
      }
      draft.keep(undefined);
      opened.value++;
      store.update((bundle) => showAddressForm(bundle, true));
    },
    close(): void {
      draft.keep(undefined);
      store.update((bundle) => showAddressForm(bundle, false));
      focus.value = { target: "address" };
    },
  };
}
