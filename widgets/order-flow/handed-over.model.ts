/** The pack that comes with the page's address, from a partner's site (decisions §8, decision 34). */
import { batch, signal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { AddressBar } from "#core/platform/address-bar.ts";
import { isSamePack, readShared } from "#core/domain/shared-pack/share-link.ts";
import type { SharedPack } from "#core/domain/shared-pack/shared-pack.schema.ts";
import { lacksBox } from "#core/domain/eligibility/address.rules.ts";
import { lacksLandlineAnswer } from "#core/domain/eligibility/section-problems.rules.ts";
import { isUnsettled, withSharedPack } from "#core/domain/shared-pack/shared-pack.rules.ts";

export type HandedOver =
  /** No pack was handed over, or it is in the visitor's pack already. */
  | { readonly kind: "none" }
  /** The link is cut, forged, or of a later version. → none */
  | { readonly kind: "broken" }
  /** The visitor has a pack of their own, and has to choose one of the two. → settling, none */
  | { readonly kind: "offered"; readonly pack: SharedPack }
  /** The pack has replaced the one before, as a wish: what of it is on offer is being requested. → none, unfinished */
  | { readonly kind: "settling" }
  /** The builder has to ask something first: the order never starts with a part of a pack. */
  | { readonly kind: "unfinished" };

type Options = {
  readonly store: BundleStore;
  readonly bar: Pick<AddressBar, "read" | "replace" | "watch">;
  /** Called when a pack has come, which may happen while the order is open already. */
  readonly onCome: () => void;
  /** Called when the visitor has chosen a pack, or has said what it lacked. */
  readonly onChosen: () => void;
  /** Called when the order may open. */
  readonly onSettled: () => void;
  /** Called when the visitor is to be led to the builder. */
  readonly onUnfinished: () => void;
};

export type HandOver = ReturnType<typeof createHandOver>;

export function createHandOver({ store, bar, onCome, onChosen, onSettled, onUnfinished }: Options) {
  const state = signal<HandedOver>({ kind: "none" });
  const take = (pack: SharedPack): void =>
    batch(() => {
      store.update((bundle) => withSharedPack(bundle, pack));
      state.value = { kind: "settling" };
    });
  const settle = (): void => {
    state.value = { kind: "none" };
    onSettled();
  };
  const leaveUnfinished = (): void => {
    state.value = { kind: "unfinished" };
    onUnfinished();
  };
  /** Reads the pack from the page's address. Whatever the fragment contains, it leaves the address bar at once. */
  const read = (): void => {
    const url = new URL(bar.read());
    const link = readShared(url.hash);
    if (link.kind === "none") return;
    url.hash = "";
    bar.replace(url.href);
    const bundle = store.bundle.peek();
    if (link.kind !== "pack") state.value = { kind: "broken" };
    else if (isSamePack(bundle, link.pack)) return;
    else if (hasItems(bundle) || bundle.wanted.lines.length > 0) state.value = { kind: "offered", pack: link.pack };
    else take(link.pack);
    onCome();
  };
  return {
    state,
    take(pack: SharedPack): void {
      onChosen();
      take(pack);
    },
    /** Goes on with the pack that the visitor has. */
    keepOwn(): void {
      onChosen();
      settle();
    },
    /** Records that the visitor has said what was still missing. */
    answered: onChosen,
    /**
     * Ends the check of the pack.
     * @param whole the pack when nothing is left to be asked; undefined when the builder has to ask something
     */
    settled(whole: Bundle | undefined): void {
      if (whole) {
        store.update(() => whole);
        return settle();
      }
      leaveUnfinished();
    },
    /**
     * Tells whether the order has to wait. A pack that an earlier visit left unsettled is settled now; an answer that is missing has to be
     * asked by the builder.
     */
    isPending(): boolean {
      const bundle = store.bundle.peek();
      if (state.peek().kind === "none") {
        if (lacksLandlineAnswer(bundle)) leaveUnfinished();
        else if (isUnsettled(bundle) || lacksBox(bundle)) state.value = { kind: "settling" };
      }
      return state.peek().kind !== "none";
    },
    start(): () => void {
      read();
      return bar.watch(read);
    },
  };
}
