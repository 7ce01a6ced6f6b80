/** The part of the builder's model that reads what the link that led here, or the tag's attributes, ask for. */
import { batch, signal } from "@preact/signals-core";
import { preselected, readArrival, withWanted } from "#core/domain/eligibility/arrival.rules.ts";
import { hasItems } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import { isSamePack, readShared } from "#core/domain/shared-pack/share-link.ts";
import type { SharedPack } from "#core/domain/shared-pack/shared-pack.schema.ts";
import { grantLines, withSharedPack } from "#core/domain/shared-pack/shared-pack.rules.ts";
import { typedPlan } from "#core/domain/eligibility/wishes.rules.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { AddressBar } from "#core/platform/address-bar.ts";
import type { definition } from "./configurator.element.ts";

type ArrivalOptions = {
  readonly store: BundleStore;
  readonly options: { peek(): OptionsOf<typeof definition> };
  readonly addressBar: Pick<AddressBar, "read" | "replace" | "watch">;
  /** Called when the form has opened for the wanted plan. */
  readonly onPlan: () => void;
  /** Called when the visitor has said which pack it shall be: the button that was pressed goes away. */
  readonly onChosen: () => void;
  /** Changes the bundle, and tracks what that adds. */
  readonly update: (by: (bundle: Bundle) => Bundle) => void;
};

export function createArrival({ store, options, addressBar, onPlan, onChosen, update }: ArrivalOptions) {
  const isUnknown = signal(false);
  /** The pack that a link has brought while the visitor has one of their own: the visitor chooses between them. */
  const offered = signal<SharedPack | undefined>(undefined);
  const isBroken = signal(false);

  const takeLines = (): void => {
    const granted = grantLines(store.bundle.peek());
    if (granted.bundle === store.bundle.peek()) return;
    if (granted.isUnknown) isUnknown.value = true;
    update(() => granted.bundle);
  };
  const takePack = (pack: SharedPack): void =>
    batch(() => {
      offered.value = undefined;
      update((bundle) => withSharedPack(bundle, pack));
      takeLines();
    });
  /**
   * Reads the fragment of a link that was opened here, or pasted while the builder is displayed already. The fragment leaves the address
   * bar at once.
   */
  const readFragment = (): "none" | "broken" | "pack" => {
    const url = new URL(addressBar.read());
    const link = readShared(url.hash);
    if (link.kind === "none") return "none";
    url.hash = "";
    addressBar.replace(url.href);
    isBroken.value = link.kind === "broken";
    if (link.kind === "pack") {
      if (isSamePack(store.bundle.peek(), link.pack)) offered.value = undefined;
      else if (isBegun(store.bundle.peek())) offered.value = link.pack;
      else takePack(link.pack);
    }
    return link.kind;
  };

  return {
    isUnknown,
    offered,
    isBroken,
    takePack(pack: SharedPack): void {
      takePack(pack);
      onChosen();
    },
    keepOwn(): void {
      offered.value = undefined;
      onChosen();
    },
    /**
     * Moves what the link asks for out of the address bar, and keeps it with the bundle. What the tag asks for is a proposal of the page,
     * made at each visit: it counts less than a link, this one or an earlier one that is not met yet, and less than what the visitor has
     * chosen or begun.
     */
    read(): void {
      const url = new URL(addressBar.read());
      const { wanted, rest } = readArrival(url.search);
      if (rest !== url.search) {
        url.search = rest;
        addressBar.replace(url.href);
      }
      // A shared pack contains nothing that the page proposes.
      const proposals = readFragment() === "pack" ? () => ({}) : proposed;
      store.update((bundle) => withWanted(bundle, { ...proposals(bundle, options.peek()), ...wanted }));
    },
    watch: (): (() => void) => addressBar.watch(() => void readFragment()),
    /** Meets what is asked for. Called once the offers are known, and each time they are loaded again. */
    take(): void {
      store.update(typedPlan);
      takeLines();
      const found = preselected(store.bundle.peek());
      if (found.kind === "none") return;
      isUnknown.value = found.kind === "unknown";
      // The form is open already: nothing changes, and an undo stays possible.
      if (found.kind === "chosen" && store.bundle.peek().mobile.showConfig) return;
      store.update(() => found.bundle);
      if (found.kind === "chosen") onPlan();
    },
  };
}

/** Tells whether the bundle has something that a pack from a link would take away. */
const isBegun = (bundle: Bundle): boolean =>
  hasItems(bundle) || bundle.address.hasAddress || bundle.wanted.lines.length > 0 || bundle.mobile.showConfig;

const kinds = ["mobile", "internet", "tv", "landline", "type"] as const;

function proposed(bundle: Bundle, options: OptionsOf<typeof definition>): Partial<Wanted> {
  // The card that `type` names may be a plan.
  const isOpen = (kind: (typeof kinds)[number]): boolean =>
    kind === "mobile" || kind === "type" ? !hasItems(bundle) && !bundle.mobile.showConfig : bundle[kind].card === null;
  const written = kinds.flatMap((kind) => (options[kind] && bundle.wanted[kind] === null && isOpen(kind) ? [[kind, options[kind]]] : []));
  return Object.fromEntries(written);
}
