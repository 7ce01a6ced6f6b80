/** The bundle that a partner's site passes on in the page's address (decisions §8, decision 34). */
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
  /** No bundle was passed on, or the visitor's bundle contains it already. */
  | { readonly kind: "none" }
  /** The link is truncated, forged, or made by a later version. The next state is `none`. */
  | { readonly kind: "broken" }
  /** The visitor has a bundle already and has to choose between the two. The next state is `settling` or `none`. */
  | { readonly kind: "offered"; readonly shared: SharedBundle }
  /**
   * The imported bundle has replaced the previous one, and the API is asked which of its products are on offer. The next state is `none` or
   * `unfinished`.
   */
  | { readonly kind: "settling" }
  /** The builder has to ask for something first, because an order never starts with only a part of the bundle. */
  | { readonly kind: "unfinished" };

type Options = {
  readonly store: BundleStore;
  readonly bar: Pick<AddressBar, "read" | "replace" | "watch">;
  /** Called when a bundle has been read from the page's address. This may happen while the order is shown already. */
  readonly onCome: () => void;
  /** Called when the visitor has chosen between the bundles, or has given the missing answer. */
  readonly onChosen: () => void;
  /** Called when the order can start. */
  readonly onSettled: () => void;
  /** Called when the visitor has to complete the bundle in the builder. */
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
  /**
   * Reads the bundle from the fragment of the page's address. A fragment that is meant for the bundle is removed from the address bar at
   * once, whatever it contains.
   */
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
    /** Continues with the bundle that the visitor had already. */
    keepOwn(): void {
      onChosen();
      settle();
    },
    /** Records that the visitor has chosen a home in the building of the bundle, which was the missing answer. */
    answered: onChosen,
    /**
     * Ends the check of the bundle.
     *
     * @param whole the complete bundle; undefined where the builder has to ask for something
     */
    settled(whole: Bundle | undefined): void {
      if (whole) {
        store.update(() => whole);
        return settle();
      }
      leaveUnfinished();
    },
    /**
     * Tells whether the order has to wait. A bundle whose check an earlier visit did not finish is checked now; a missing answer has to be
     * given in the builder.
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
