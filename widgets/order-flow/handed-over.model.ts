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
  /** There is none, or it is in the visitor's pack. */
  | { readonly kind: "none" }
  /** Cut, forged, or of a later version. → none */
  | { readonly kind: "broken" }
  /** The visitor has a pack of their own: it is theirs to choose. → settling, none */
  | { readonly kind: "offered"; readonly pack: SharedPack }
  /** It stands in place of the one before, and is wanted: what is on offer is being asked. → none, unfinished */
  | { readonly kind: "settling" }
  /** The builder has to be asked first: the order never starts with a part of a pack. */
  | { readonly kind: "unfinished" };

type Options = {
  readonly store: BundleStore;
  readonly bar: Pick<AddressBar, "read" | "replace" | "watch">;
  /** It came where the order stood open already. */
  readonly onCome: () => void;
  /** The visitor has said which pack it shall be, or what it lacked. */
  readonly onChosen: () => void;
  /** The order may open. */
  readonly onSettled: () => void;
  /** The visitor is to be led to the builder. */
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
  /** Whatever is in it, the fragment leaves the address bar at once. */
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
    /** The visitor goes on with the pack that they have. */
    keepOwn(): void {
      onChosen();
      settle();
    },
    /** The visitor has said what was still missing. */
    answered: onChosen,
    /** Nothing is left to be asked. Undefined: something is, and the builder asks it. */
    settled(whole: Bundle | undefined): void {
      if (whole) {
        store.update(() => whole);
        return settle();
      }
      leaveUnfinished();
    },
    /** Whether the order has to wait; what an earlier visit left unsettled is settled now, and an answer that is missing is the builder's to ask. */
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
