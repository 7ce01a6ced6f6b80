/**
 * The address that internet, TV and landline would come to: checked in its form, or brought by a link and looked up. It is taken together
 * with its offers, so that what is not on offer there leaves in one step of undo. Until the offers are there, and where they fail to load,
 * everything stays as it was.
 */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { Address } from "#core/domain/address/address.rules.ts";
import {
  atCurrentOffers,
  offeredOnly,
  bundleAddressOf,
  showAddressForm,
  withAddress,
  withBox,
  withoutAddress,
  type BundleAddress,
} from "#core/domain/eligibility/address.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { leftAlong } from "#core/domain/eligibility/cards.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, hasValue, type Loading } from "#core/services/load/loading.model.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { createAddressFormDraft } from "./address-form-draft.model.ts";
import type { Changes } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";
import { createLinkedAddress } from "./linked-address.model.ts";

/** The answer of an address check. */
export type Checked = { readonly available: boolean; readonly address: Address };

export type Installation = ReturnType<typeof createInstallation>;

/** Creates the model of the address. `onReset` is called when the bundle is to be the default one again (C-189, C-196). */
export function createInstallation(ports: PortsOf<typeof definition>, changes: Changes, onReset: () => void) {
  const { bundle: store } = ports;
  const bundleAddress = computed(() => bundleAddressOf(store.bundle.value));
  /** The address that was checked and has fibre, while its offers are on their way. */
  const checked = signal<BundleAddress | undefined>(undefined);
  const link = createLinkedAddress(ports);
  const draft = createAddressFormDraft(ports.clock);
  const next = computed(() => checked.value ?? link.found.value);
  const target = computed(() => (next.value ?? bundleAddress.value)?.fttbAddressId);
  const offers = createLoading(ports, bundleOffers, {
    request: () => (target.value === undefined ? undefined : { query: { lang: ports.language.value }, body: { fttbId: target.value } }),
  });
  /** The offers with the address that they belong to: those of another address are never shown. */
  const known = signal<{ readonly fttbAddressId: string; readonly offers: Offers } | undefined>(undefined);
  const here = computed(() => (known.value?.fttbAddressId === bundleAddress.value?.fttbAddressId ? known.value?.offers : undefined));

  const asked = computed(() => (next.value || link.id.value === null ? offers : link.lookup));
  const isTaking = computed(() => link.id.value !== null || checked.value !== undefined);

  const take = (taken: BundleAddress, at: Offers): void => {
    const by = (bundle: Bundle): Bundle => withAddress(bundle, taken, at);
    link.forget(); // before the change: a bundle that is brought back asks for no address
    const before = store.bundle.peek();
    // Where a card leaves, the change can be undone; else it is a change like others.
    if (leftAlong(before, by(before)).length === 0) changes.update(by);
    else changes.remove({ kind: "address", from: bundleAddress.peek(), to: taken }, "section", by);
    link.isUnknown.value = false;
    // An address that a link brings takes no focus: the visitor may have gone on already.
    if (checked.peek()) changes.focus.value = { target: "address" };
    draft.keep(undefined);
    checked.value = undefined;
  };
  const settle = (at: Offers): void =>
    batch(() => {
      const id = target.peek();
      if (id === undefined) return;
      known.value = { fttbAddressId: id, offers: at };
      const taken = next.peek();
      if (taken) return changes.takeOffers(() => take(taken, at));
      changes.takeOffers(() => store.adjust((bundle) => atCurrentOffers(bundle, at)));
      const by = (bundle: Bundle): Bundle => offeredOnly(bundle, at);
      changes.remove({ kind: "offers" }, "section", by);
    });
  const giveUp = (): void =>
    batch(() => {
      checked.value = undefined;
      link.forget();
    });

  return {
    bundleAddress,
    ...createAddressForm(ports, changes, isTaking, draft),
    draft,
    /** True while an address is on its way into the bundle: being looked up, or its offers being requested. */
    isTaking,
    next,
    /** The request that is waited for: first that of the address itself, then that of the offers there. */
    asked,
    /** The offers of the address that is taken, or about to be. */
    offers,
    /** The offers at the address of the bundle; undefined until they are known. */
    here,
    /** The failure that keeps the offers at the address of the bundle unknown. `not_found`: the address does not exist any more. */
    failure: computed(() => {
      const state = offers.state.value;
      return state.status === "failed" && bundleAddress.value && !here.value && !isTaking.value ? state.failure : undefined;
    }),
    ...createWaiting(asked, changes),
    retry(): void {
      changes.focus.value = { target: "address" }; // the pressed button goes away
      void offers.reload();
    },
    /** True where the id in a link belongs to no address. */
    isUnknown: link.isUnknown,
    /** Takes the answer of a check (P-148…P-150): with fibre, requests the offers; without, the bundle is the default one again. */
    onChecked({ available, address }: Checked): void {
      link.isUnknown.value = false;
      if (available) {
        const { street, number, fttbAddressId, box } = address;
        const found = { street, number, fttbAddressId, box };
        checked.value = found;
        const same = known.peek();
        return same?.fttbAddressId === fttbAddressId ? batch(() => take(found, same.offers)) : undefined;
      }
      giveUp();
      const from = bundleAddress.peek();
      if (from) changes.remove({ kind: "address", from, noFibre: address }, "section", withoutAddress);
      onReset();
    },
    /** Takes which home of the building is meant, where a link brought the address without (decisions §12). Empty: none of its boxes. */
    answerBox(box: string): void {
      store.update((bundle) => withBox(bundle, box));
      changes.focus.value = { target: "address" }; // the question goes away
    },
    /** Removes the address (C-189, C-190). */
    remove(): void {
      giveUp();
      const from = bundleAddress.peek();
      const by = (bundle: Bundle): Bundle => showAddressForm(withoutAddress(bundle), false);
      changes.remove({ kind: "address", from }, "section", by);
      changes.focus.value = { target: "undo" };
      onReset();
    },
    /** Gives up the address that is on its way: the visitor does not want it any more, and its form is back as it was. */
    giveUp(): void {
      giveUp();
      changes.focus.value = { target: store.bundle.peek().address.edited ? "address-form" : "address" };
    },
    start() {
      const watchOffers = (): (() => void) =>
        effect(() => {
          const state = offers.state.value;
          if (hasValue(state) && !state.isRenewing) untracked(() => settle(state.value));
        });
      const stops = [draft.start(), link.start(), offers.start(), watchOffers()];
      return () => stops.toReversed().forEach((stop) => stop());
    },
  };
}

/** Creates the actions for a request that takes too long or has failed. The button that is pressed goes away. */
function createWaiting(asked: ReadonlySignal<Pick<Loading<unknown>, "giveUp" | "reload">>, { focus }: Changes) {
  return {
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

function createAddressForm(
  { bundle: store }: Pick<PortsOf<typeof definition>, "bundle">,
  { focus }: Changes,
  isTaking: ReadonlySignal<boolean>,
  draft: ReturnType<typeof createAddressFormDraft>,
) {
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);
  return {
    /** True while the form is open, or the result of a check in its place. */
    isOpen: computed(() => store.bundle.value.address.edited),
    opened,
    /** Opens the form. A form that is open already, and perhaps half filled in, only takes focus. */
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
