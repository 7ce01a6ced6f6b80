/**
 * The address at which internet, TV and landline are installed, checked in its form or brought by a link. An address enters the bundle
 * together with its offers, so that cards that are not on offer there are removed in the same step of undo. Until the offers have loaded,
 * and where loading fails, the bundle stays unchanged.
 */
import { batch, computed, type ReadonlySignal } from "@preact/signals-core";
import type { Address } from "#core/domain/address/address.rules.ts";
import { bundleAddressOf, type BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Loading } from "#core/services/load/loading.model.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { createAddressChanges } from "./address-changes.model.ts";
import { createAddressForm } from "./address-form.model.ts";
import { createAddressOffers } from "./address-offers.model.ts";
import { createAddressFormDraft } from "./address-form-draft.model.ts";
import type { Changes } from "./changes.model.ts";
import { createComingAddress } from "./coming-address.model.ts";
import type { definition } from "./configurator.element.ts";

/** The result of an address check. */
export type Checked = { readonly available: boolean; readonly address: Address };

export type Installation = ReturnType<typeof createInstallation>;

/** Creates the model of the address. `onReset` is called when the bundle falls back to the default offers (C-189, C-196). */
export function createInstallation(ports: PortsOf<typeof definition>, changes: Changes, onReset: () => void) {
  const { bundle: store } = ports;
  const { focus } = changes;
  const bundleAddress = computed(() => bundleAddressOf(store.bundle.value));
  const coming = createComingAddress(ports);
  const { link, checked, next, isTaking } = coming;
  const offers = createAddressOffers(ports, { bundleAddress, next });
  const draft = createAddressFormDraft(ports.clock);
  const address = createAddressChanges(store, changes, bundleAddress);
  const asked = computed(() => (next.value || link.id.value === null ? offers.loading : link.lookup));

  const take = (taken: BundleAddress, at: Offers): void => {
    link.forget(); // The link is forgotten before the bundle changes, so that a bundle that undo brings back asks for no address.
    address.take(taken, at);
    link.isUnknown.value = false;
    // An address that a link brings does not take focus, because the visitor may be using another part of the page already.
    if (checked.peek()) focus.value = { target: "address" };
    draft.keep(undefined);
    checked.value = undefined;
  };
  const settle = (at: Offers): void =>
    batch(() => {
      if (!offers.remember(at)) return;
      const taken = next.peek();
      if (taken) changes.takeOffers(() => take(taken, at));
      else address.renew(at);
    });

  return {
    bundleAddress,
    ...createAddressForm(store, changes, isTaking, draft),
    draft,
    isTaking,
    next,
    /** The request that the visitor waits for: first the look-up of the address, then the request for its offers. */
    asked,
    /** The loading state of the offers at the bundle's address, or at the one that is about to replace it. */
    offers: offers.loading,
    here: offers.here,
    /** The failure of the request for offers, where there are none to show. `not_found` means that the address no longer exists. */
    failure: computed(() => {
      const state = offers.loading.state.value;
      return state.status === "failed" && bundleAddress.value && !offers.here.value && !isTaking.value ? state.failure : undefined;
    }),
    ...createWaiting(asked, offers.loading, changes),
    /** True where the address id in a link does not exist. */
    isUnknown: link.isUnknown,
    /**
     * Takes the result of an address check (P-148…P-150). With fibre, the offers at the address are requested; without, the bundle falls
     * back to the default offers.
     */
    onChecked({ available, address: { street, number, fttbAddressId, box } }: Checked): void {
      const found = { street, number, fttbAddressId, box };
      link.isUnknown.value = false;
      if (!available) {
        coming.giveUp();
        address.removeFor(found);
        return onReset();
      }
      checked.value = found;
      const known = offers.knownAt(fttbAddressId);
      if (known) batch(() => take(found, known));
    },
    answerBox: address.answerBox,
    remove(): void {
      coming.giveUp();
      address.remove();
      onReset();
    },
    /** Discards the new address on the visitor's request, and returns to the address form, or to the address that the bundle had. */
    giveUp(): void {
      coming.giveUp();
      focus.value = { target: store.bundle.peek().address.edited ? "address-form" : "address" };
    },
    start() {
      const stops = [draft.start(), link.start(), offers.loading.start(), offers.watch(settle)];
      return () => stops.toReversed().forEach((stop) => stop());
    },
  };
}

type Waiting = Pick<Loading<unknown>, "giveUp" | "reload">;

/** Creates the actions for a request that takes too long or has failed. Each action moves focus, because its button is removed. */
function createWaiting(asked: ReadonlySignal<Waiting>, offers: Waiting, { focus }: Changes) {
  return {
    /** Requests the offers at the bundle's address again. */
    retry(): void {
      focus.value = { target: "address" };
      void offers.reload();
    },
    /** Stops waiting for the response, as after a failure: the request can be sent again. */
    stopWaiting(): void {
      asked.peek().giveUp();
      focus.value = { target: "address-answer" };
    },
    takeAgain(): void {
      focus.value = { target: "address-answer" };
      void asked.peek().reload();
    },
  };
}
