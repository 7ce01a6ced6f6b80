/**
 * The address that internet, TV and landline would come to: checked in its form, or brought by a link and looked up. It is taken together
 * with its offers, so that what is not on offer there leaves in one step of undo. Until the offers are there, and where they fail to load,
 * everything stays as it was.
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

/** The answer of an address check. */
export type Checked = { readonly available: boolean; readonly address: Address };

export type Installation = ReturnType<typeof createInstallation>;

/** Creates the model of the address. `onReset` is called when the bundle is to be the default one again (C-189, C-196). */
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
    link.forget(); // before the change: a bundle that is brought back asks for no address
    address.take(taken, at);
    link.isUnknown.value = false;
    // An address that a link brings takes no focus: the visitor may have gone on already.
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
    /** The request that is waited for: first that of the address itself, then that of the offers there. */
    asked,
    /** The offers of the address that is taken, or about to be. */
    offers: offers.loading,
    here: offers.here,
    /** The failure that keeps the offers at the address of the bundle unknown. `not_found`: the address does not exist any more. */
    failure: computed(() => {
      const state = offers.loading.state.value;
      return state.status === "failed" && bundleAddress.value && !offers.here.value && !isTaking.value ? state.failure : undefined;
    }),
    ...createWaiting(asked, offers.loading, changes),
    /** True where the id in a link belongs to no address. */
    isUnknown: link.isUnknown,
    /** Takes the answer of a check (P-148…P-150): with fibre, requests the offers; without, the bundle is the default one again. */
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
    /** Gives up the address that is on its way: the visitor does not want it any more, and its form is back as it was. */
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

/** Creates the actions for a request that takes too long or has failed. The button that is pressed goes away. */
function createWaiting(asked: ReadonlySignal<Waiting>, offers: Waiting, { focus }: Changes) {
  return {
    /** Requests the offers at the address of the bundle again. */
    retry(): void {
      focus.value = { target: "address" };
      void offers.reload();
    },
    /** Stops waiting, as if no response had come: the request can be sent again. */
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
