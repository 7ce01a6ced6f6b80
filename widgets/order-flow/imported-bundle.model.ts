/** The bundle that comes with the page's address, from a partner's site (decisions §8, decision 34). */
import { batch, signal } from "@preact/signals-core";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { AddressBar } from "#core/platform/address-bar.ts";
import { isSameBundle, readShared } from "#core/domain/shared-bundle/share-link.ts";
import type { SharedBundle } from "#core/domain/shared-bundle/shared-bundle.schema.ts";
import { lacksBox } from "#core/domain/eligibility/address.rules.ts";
import { lacksLandlineAnswer } from "#core/domain/eligibility/section-problems.rules.ts";
import { isUnsettled, withSharedBundle } from "#core/domain/shared-bundle/shared-bundle.rules.ts";

export type ImportedBundle =
  /** No bundle was handed over, or it is in the visitor's bundle already. */
  | { readonly kind: "none" }
  /** The link is cut, forged, or of a later version. → none */
  | { readonly kind: "broken" }
  /** The visitor has a bundle of their own, and has to choose one of the two. → settling, none */
  | { readonly kind: "offered"; readonly shared: SharedBundle }
  /** The bundle has replaced the one before, as wanted: what of it is on offer is being requested. → none, unfinished */
  | { readonly kind: "settling" }
  /** The builder has to ask something first: the order never starts with a part of a bundle. */
  | { readonly kind: "unfinished" };

type Options = {
  readonly store: BundleStore;
  readonly bar: Pick<AddressBar, "read" | "replace" | "watch">;
  /** Called when a bundle has come, which may happen while the order is open already. */
  readonly onCome: () => void;
  /** Called when the visitor has chosen a bundle, or has said what it lacked. */
  readonly onChosen: () => void;
  /** Called when the order may open. */
  readonly onSettled: () => void;
  /** Called when the visitor is to be led to the builder. */
  readonly onUnfinished: () => void;
};

export type BundleImport = ReturnType<typeof createBundleImport>;

export function createBundleImport({ store, bar, onCome, onChosen, onSettled, onUnfinished }: Options) {
  const state = signal<ImportedBundle>({ kind: "none" });
  const take = (shared: SharedBundle): void =>
    batch(() => {
      store.update((bundle) => withSharedBundle(bundle, shared));
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
  /** Reads the bundle from the page's address. Whatever the fragment contains, it leaves the address bar at once. */
  const read = (): void => {
    const url = new URL(bar.read());
    const link = readShared(url.hash);
    if (link.kind === "none") return;
    url.hash = "";
    bar.replace(url.href);
    const bundle = store.bundle.peek();
    if (link.kind !== "shared") state.value = { kind: "broken" };
    else if (isSameBundle(bundle, link.shared)) return;
    else if (hasItems(bundle) || bundle.wanted.lines.length > 0) state.value = { kind: "offered", shared: link.shared };
    else take(link.shared);
    onCome();
  };
  return {
    state,
    take(shared: SharedBundle): void {
      onChosen();
      take(shared);
    },
    /** Goes on with the bundle that the visitor has. */
    keepOwn(): void {
      onChosen();
      settle();
    },
    /** Records that the visitor has said what was still missing. */
    answered: onChosen,
    /**
     * Ends the check of the bundle.
     * @param whole the bundle when nothing is left to be asked; undefined when the builder has to ask something
     */
    settled(whole: Bundle | undefined): void {
      if (whole) {
        store.update(() => whole);
        return settle();
      }
      leaveUnfinished();
    },
    /**
     * Tells whether the order has to wait. A bundle that an earlier visit left unsettled is settled now; an answer that is missing has to
     * be asked by the builder.
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
