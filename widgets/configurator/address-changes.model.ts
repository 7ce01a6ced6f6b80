/** The changes to the bundle that its address brings. Each is one step of undo. */
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
    /** Takes an address together with the offers there: what is not on offer there leaves. */
    take(taken: BundleAddress, offers: Offers): void {
      const by = (bundle: Bundle): Bundle => withAddress(bundle, taken, offers);
      const before = store.bundle.peek();
      // Where a card leaves, the change can be undone; else it is a change like others.
      if (leftAlong(before, by(before)).length === 0) changes.update(by);
      else changes.remove({ kind: "address", from: bundleAddress.peek(), to: taken }, "section", by);
    },
    /** Takes the offers at the address that the bundle has: prices may be others, and what is not on offer any more leaves. */
    renew(offers: Offers): void {
      changes.takeOffers(() => store.adjust((bundle) => atCurrentOffers(bundle, offers)));
      changes.remove({ kind: "offers" }, "section", (bundle) => offeredOnly(bundle, offers));
    },
    /** Takes which home of the building is meant, where a link brought the address without (decisions §12). Empty: none of its boxes. */
    answerBox(box: string): void {
      store.update((bundle) => withBox(bundle, box));
      changes.focus.value = { target: "address" }; // the question goes away
    },
    /** Removes the address where the visitor has checked another one, which has no fibre. */
    removeFor(noFibre: BundleAddress): void {
      const from = bundleAddress.peek();
      if (from) changes.remove({ kind: "address", from, noFibre }, "section", withoutAddress);
    },
    /** Removes the address (C-189, C-190). */
    remove(): void {
      const by = (bundle: Bundle): Bundle => showAddressForm(withoutAddress(bundle), false);
      changes.remove({ kind: "address", from: bundleAddress.peek() }, "section", by);
      changes.focus.value = { target: "undo" };
    },
  };
}
