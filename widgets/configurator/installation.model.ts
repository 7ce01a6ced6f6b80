/**
 * The address that internet, TV and landline would come to: checked in its form, or brought by a link and looked up. It is taken together with
 * its offers, so that what is not on offer there leaves in one step of undo; until they are there, and where they do not come, all stays as
 * it was.
 */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { Address } from "#core/domain/address/address.rules.ts";
import {
  asOffered,
  offeredOnly,
  placeOf,
  showAddressForm,
  withAddress,
  withBox,
  withoutAddress,
  type Place,
} from "#core/domain/eligibility/address.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { leftAlong } from "#core/domain/eligibility/cards.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, hasValue, type Loading } from "#core/services/load/loading.model.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { createBegunAddress } from "./begun-address.model.ts";
import type { Changes } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";
import { createLinkedAddress } from "./linked-address.model.ts";

/** What the check of an address answered. */
export type Checked = { readonly available: boolean; readonly address: Address };

export type Installation = ReturnType<typeof createInstallation>;

/** `onReset`: the bundle is to be the default one again (C-189, C-196). */
export function createInstallation(ports: PortsOf<typeof definition>, changes: Changes, onReset: () => void) {
  const { bundle: store } = ports;
  const place = computed(() => placeOf(store.bundle.value));
  /** Checked with fibre; its offers are on their way. */
  const checked = signal<Place | undefined>(undefined);
  const link = createLinkedAddress(ports);
  const begun = createBegunAddress(ports.clock);
  const next = computed(() => checked.value ?? link.found.value);
  const target = computed(() => (next.value ?? place.value)?.fttbAddressId);
  const offers = createLoading(ports, bundleOffers, {
    request: () => (target.value === undefined ? undefined : { query: { lang: ports.language.value }, body: { fttbId: target.value } }),
  });
  /** With the address that they are of: those of another one are never shown. */
  const known = signal<{ readonly fttbAddressId: string; readonly offers: Offers } | undefined>(undefined);
  const here = computed(() => (known.value?.fttbAddressId === place.value?.fttbAddressId ? known.value?.offers : undefined));

  const asked = computed(() => (next.value || link.id.value === null ? offers : link.lookup));
  const isTaking = computed(() => link.id.value !== null || checked.value !== undefined);

  const take = (taken: Place, at: Offers): void => {
    const by = (bundle: Bundle): Bundle => withAddress(bundle, taken, at);
    link.forget(); // before: what is brought back asks for no address
    const before = store.bundle.peek();
    // With a card less it can be taken back; else it is a change like others.
    if (leftAlong(before, by(before)).length === 0) changes.update(by);
    else changes.remove({ kind: "address", from: place.peek(), to: taken }, "section", by);
    link.isUnknown.value = false;
    // What a link brings takes no focus: the visitor may have gone on already.
    if (checked.peek()) changes.focus.value = { target: "address" };
    begun.keep(undefined);
    checked.value = undefined;
  };
  const settle = (at: Offers): void =>
    batch(() => {
      const id = target.peek();
      if (id === undefined) return;
      known.value = { fttbAddressId: id, offers: at };
      const taken = next.peek();
      if (taken) return changes.takeOffers(() => take(taken, at));
      changes.takeOffers(() => store.adjust((bundle) => asOffered(bundle, at)));
      const by = (bundle: Bundle): Bundle => offeredOnly(bundle, at);
      changes.remove({ kind: "offers" }, "section", by);
    });
  const giveUp = (): void =>
    batch(() => {
      checked.value = undefined;
      link.forget();
    });

  return {
    place,
    ...createAddressForm(ports, changes, isTaking, begun),
    begun,
    /** On its way into the bundle: being looked up, or its offers asked for. */
    isTaking,
    next,
    /** What is waited for: the address itself, then what is on offer there. */
    asked,
    /** Of the address that is taken, or about to be. */
    offers,
    /** What is on offer at the address of the bundle; undefined until it is known. */
    here,
    /** Why it is not known what is on offer at the address of the bundle. `not_found`: it is none any more. */
    failure: computed(() => {
      const state = offers.state.value;
      return state.status === "failed" && place.value && !here.value && !isTaking.value ? state.failure : undefined;
    }),
    ...createWaiting(asked, changes),
    retry(): void {
      changes.focus.value = { target: "address" }; // its button goes away
      void offers.reload();
    },
    /** The id in a link is of no address. */
    isUnknown: link.isUnknown,
    /** P-148…P-150: with fibre its offers are asked for; without, the bundle is the default one again. */
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
      const from = place.peek();
      if (from) changes.remove({ kind: "address", from, noFibre: address }, "section", withoutAddress);
      onReset();
    },
    /** Which home of the building it is, where a link has brought it without (decisions §12); empty: none of its boxes. */
    answerBox(box: string): void {
      store.update((bundle) => withBox(bundle, box));
      changes.focus.value = { target: "address" }; // the question goes away
    },
    /** C-189, C-190 */
    remove(): void {
      giveUp();
      const from = place.peek();
      const by = (bundle: Bundle): Bundle => showAddressForm(withoutAddress(bundle), false);
      changes.remove({ kind: "address", from }, "section", by);
      changes.focus.value = { target: "undo" };
      onReset();
    },
    /** The address that is on its way is not wanted any more: its form is back as it was. */
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
      const stops = [begun.start(), link.start(), offers.start(), watchOffers()];
      return () => stops.toReversed().forEach((stop) => stop());
    },
  };
}

/** What is waited for too long, or came to nothing. The button that is pressed goes away. */
function createWaiting(asked: ReadonlySignal<Pick<Loading<unknown>, "giveUp" | "reload">>, { focus }: Changes) {
  return {
    /** As if no answer had come: it can be asked for again. */
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
  begun: ReturnType<typeof createBegunAddress>,
) {
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);
  return {
    /** Is the form open, or the result of a check in its place? */
    isOpen: computed(() => store.bundle.value.address.edited),
    opened,
    /** One that is open already, and perhaps half filled in, only takes focus. */
    open(): void {
      if (store.bundle.peek().address.edited) {
        if (!isTaking.peek()) focus.value = { target: "address-form" };
        return;
      }
      begun.keep(undefined);
      opened.value++;
      store.update((bundle) => showAddressForm(bundle, true));
    },
    close(): void {
      begun.keep(undefined);
      store.update((bundle) => showAddressForm(bundle, false));
      focus.value = { target: "address" };
    },
  };
}
