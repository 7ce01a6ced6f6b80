/** The changes to the bundle that follow from its address. Each change is one step of undo. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import {
  atCurrentOffers,
  offeredOnly,
  showAddressForm,
  withAddress,
  withBox,
  withoutAddress,
  type BundleAddress,
} from "#core/domain/eligibility/address.rules.ts";
import { leftAlong } from "#core/domain/eligibility/cards.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { Changes } from "./changes.model.ts";

export function createAddressChanges(store: BundleStore, changes: Changes, bundleAddress: ReadonlySignal<BundleAddress | undefined>) {
  return {
    /** Puts an address and the offers at that address into the bundle. Cards that are not on offer there are removed. */
    take(taken: BundleAddress, offers: Offers): void {
      const by = (bundle: Bundle): Bundle => withAddress(bundle, taken, offers);
      const before = store.bundle.peek();
      // Where a card is removed along with the change, the visitor is offered an undo; otherwise the change needs none.
      if (leftAlong(before, by(before)).length === 0) changes.update(by);
      else changes.remove({ kind: "address", from: bundleAddress.peek(), to: taken }, "section", by);
    },
    /** Takes the current offers at the bundle's address: prices may have changed, and cards that are no longer on offer are removed. */
    renew(offers: Offers): void {
      changes.takeOffers(() => store.adjust((bundle) => atCurrentOffers(bundle, offers)));
      changes.remove({ kind: "offers" }, "section", (bundle) => offeredOnly(bundle, offers));
    },
    /**
     * Stores which home of the building is meant, where a link brought only the building's address (decisions §12). An empty string means
     * that the home is none of the listed boxes.
     */
    answerBox(box: string): void {
      store.update((bundle) => withBox(bundle, box));
      changes.focus.value = { target: "address" }; // The address takes focus because the question, which had focus, is removed.
    },
    /** Removes the address, because the visitor has checked another address and that one has no fibre. */
    removeFor(noFibre: BundleAddress): void {
      const from = bundleAddress.peek();
      if (from) changes.remove({ kind: "address", from, noFibre }, "section", withoutAddress);
    },
    /** Removes the address on the visitor's request (C-189, C-190). */
    remove(): void {
      const by = (bundle: Bundle): Bundle => showAddressForm(withoutAddress(bundle), false);
      changes.remove({ kind: "address", from: bundleAddress.peek() }, "section", by);
      changes.focus.value = { target: "undo" };
    },
  };
}
