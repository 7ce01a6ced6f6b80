/** Applies to the bundle the plans, cards and address that the opened link, or the tag's attributes, ask for. */
import { batch, signal } from "@preact/signals-core";
import { preselected, readArrival, withWanted } from "#core/domain/eligibility/arrival.rules.ts";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { isSameBundle, readShared } from "#core/domain/shared-bundle/share-link.ts";
import type { SharedBundle } from "#core/domain/shared-bundle/shared-bundle.schema.ts";
import { addWholeLines, withSharedBundle } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import { typedPlan } from "#core/domain/eligibility/wanted.rules.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { AddressBar } from "#core/platform/address-bar.ts";
import type { definition } from "./configurator.element.ts";

type ArrivalOptions = {
  readonly store: BundleStore;
  readonly options: { peek(): OptionsOf<typeof definition> };
  readonly addressBar: Pick<AddressBar, "read" | "replace" | "watch">;
  /** Called when the form of a mobile line has opened with the plan that was asked for. */
  readonly onPlan: () => void;
  /**
   * Called when the visitor has chosen between the own bundle and the bundle of a link. The pressed button is removed, so focus has to be
   * moved.
   */
  readonly onChosen: () => void;
  /** Changes the bundle, and tracks the items that the change adds. */
  readonly update: (by: (bundle: Bundle) => Bundle) => void;
};

export function createArrival({ store, options, addressBar, onPlan, onChosen, update }: ArrivalOptions) {
  const isUnknown = signal(false);
  /** The bundle that a link has brought while the visitor has composed one already: the visitor chooses between the two. */
  const offered = signal<SharedBundle | undefined>(undefined);
  const isBroken = signal(false);

  const takeLines = (): void => {
    const applied = addWholeLines(store.bundle.peek());
    if (applied.bundle === store.bundle.peek()) return;
    if (applied.isUnknown) isUnknown.value = true;
    update(() => applied.bundle);
  };
  const takeBundle = (shared: SharedBundle): void =>
    batch(() => {
      offered.value = undefined;
      update((bundle) => withSharedBundle(bundle, shared));
      takeLines();
    });
  /**
   * Reads the bundle in the fragment of a link that was opened, or that was pasted into the address bar while the builder is shown. The
   * fragment is removed from the address bar at once.
   */
  const readFragment = (): "none" | "broken" | "shared" => {
    const url = new URL(addressBar.read());
    const link = readShared(url.hash);
    if (link.kind === "none") return "none";
    url.hash = "";
    addressBar.replace(url.href);
    isBroken.value = link.kind === "broken";
    if (link.kind === "shared") {
      if (isSameBundle(store.bundle.peek(), link.shared)) offered.value = undefined;
      else if (isBegun(store.bundle.peek())) offered.value = link.shared;
      else takeBundle(link.shared);
    }
    return link.kind;
  };

  return {
    isUnknown,
    offered,
    isBroken,
    takeBundle(shared: SharedBundle): void {
      takeBundle(shared);
      onChosen();
    },
    keepOwn(): void {
      offered.value = undefined;
      onChosen();
    },
    /**
     * Moves the link's parameters from the address bar into the bundle. The tag's attributes are the page's proposal at each visit. They
     * have the lowest priority: below this link, below an earlier link that is not applied yet, and below the visitor's own choices.
     */
    read(): void {
      const url = new URL(addressBar.read());
      const { wanted, rest } = readArrival(url.search);
      if (rest !== url.search) {
        url.search = rest;
        addressBar.replace(url.href);
      }
      // Where a link has brought a whole bundle, the page's proposals are ignored.
      const proposals = readFragment() === "shared" ? () => ({}) : proposed;
      store.update((bundle) => withWanted(bundle, { ...proposals(bundle, options.peek()), ...wanted }));
    },
    watch: (): (() => void) => addressBar.watch(() => void readFragment()),
    /** Applies what the link asks for. Called once the offers have loaded, and again after each reload of the offers. */
    take(): void {
      store.update(typedPlan);
      takeLines();
      const found = preselected(store.bundle.peek());
      if (found.kind === "none") return;
      isUnknown.value = found.kind === "unknown";
      // Where the form is open already, nothing is changed, so that the last change can still be undone.
      if (found.kind === "chosen" && store.bundle.peek().mobile.showConfig) return;
      store.update(() => found.bundle);
      if (found.kind === "chosen") onPlan();
    },
  };
}

/** Tells whether the bundle has content that a bundle from a link would replace. */
const isBegun = (bundle: Bundle): boolean =>
  hasItems(bundle) || bundle.address.hasAddress || bundle.wanted.lines.length > 0 || bundle.mobile.showConfig;

const kinds = ["mobile", "internet", "tv", "landline", "type"] as const;

function proposed(bundle: Bundle, options: OptionsOf<typeof definition>): Partial<Wanted> {
  // The attribute `type` may name a mobile plan as well, so it counts only while no plan is chosen.
  const isOpen = (kind: (typeof kinds)[number]): boolean =>
    kind === "mobile" || kind === "type" ? !hasItems(bundle) && !bundle.mobile.showConfig : bundle[kind].card === null;
  const written = kinds.flatMap((kind) => (options[kind] && bundle.wanted[kind] === null && isOpen(kind) ? [[kind, options[kind]]] : []));
  return Object.fromEntries(written);
}
