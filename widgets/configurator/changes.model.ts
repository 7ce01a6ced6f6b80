/**
 * The visitor's changes to the bundle. Each change is tracked and moves focus to where the visitor goes on, and removed items can be
 * brought back.
 */
import { batch, computed, signal } from "@preact/signals-core";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, BundleCard, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { leftAlong } from "#core/domain/eligibility/cards.rules.ts";
import { cartChanges } from "#core/domain/bundle/events.rules.ts";
import { repricedIn, stillRepriced, type Repriced } from "#core/domain/bundle/repriced.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./configurator.element.ts";

/** The target that receives focus after a change, in a section or in the overview. */
export type Focus =
  /** The target `first` is the first item of the bundle or, in an empty bundle, the button that adds one. */
  | { readonly target: "add" | "undo" | "overview" | "address" | "address-form" | "address-answer" | "problem" | "first" }
  | { readonly target: "line"; readonly id: number }
  /** A mobile line that a link asks for and that still lacks answers; `index` is its position among such lines. */
  | { readonly target: "wanted"; readonly index: number }
  | { readonly target: "row" | "open"; readonly kind: OtherKind };

/** The area in which the visitor has removed an item: the undo button is rendered in that area. */
export type Area = "section" | "overview";

/**
 * A removed item. For an address, `to` is the address that has replaced it. `noFibre` is another address, which the visitor has checked and
 * which has no fibre; the old address was removed because of that.
 */
export type Gone =
  | { readonly kind: "mobile"; readonly line: Pick<MobileLine, "id" | "t" | "i" | "phone"> }
  | { readonly kind: OtherKind; readonly card: Pick<BundleCard, "t" | "i"> }
  | {
      readonly kind: "address";
      readonly from: BundleAddress | undefined;
      readonly to?: BundleAddress;
      readonly noFibre?: Pick<BundleAddress, "street" | "number" | "box">;
    }
  /** The variant for cards that were removed because the offers at the address have changed. */
  | { readonly kind: "offers" };

/** A removed item with the cards that were removed along with it (`along`), because they need that item or are no longer on offer. */
export type Removed = Gone & {
  readonly along: readonly { readonly kind: OtherKind; readonly card: Pick<BundleCard, "t" | "i"> }[];
  readonly area: Area;
};

export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ bundle: store, track }: Pick<PortsOf<typeof definition>, "bundle" | "track">) {
  /** The focus target of the visitor's last action. Each action sets a new object, so that a repeated action moves focus again. */
  const focus = signal<Focus | undefined>(undefined);
  const removed = signal<Removed | undefined>(undefined);
  /** The item that was brought back last, and the bundle as it was right after that. */
  const undone = signal<{ readonly what: Removed; readonly into: Bundle } | undefined>(undefined);

  /** The price changes that renewed offers have brought. Of each item, only the last price change is stored. */
  const repriced = signal<readonly Repriced[]>([]);

  const act = (change: () => void): void => {
    const before = store.bundle.peek();
    change();
    for (const tracked of cartChanges(before, store.bundle.peek())) track(...tracked);
  };

  return {
    focus,
    /** The item that was removed last, as long as the removal can be undone. */
    removed: computed(() => (store.canUndo.value ? removed.value : undefined)),
    /** The item that was brought back last, as long as the bundle has not changed since. */
    undone: computed(() => (undone.value?.into === store.bundle.value ? undone.value.what : undefined)),
    /** The items whose price has changed although the visitor has chosen nothing else. */
    repriced: computed(() => stillRepriced(repriced.value, store.bundle.value)),
    /** Calls `take`, which puts the current offers into the bundle, and stores which items have another price afterwards. */
    takeOffers(take: () => void): void {
      const before = store.bundle.peek();
      take();
      const found = repricedIn(before, store.bundle.peek());
      if (found.length === 0) return;
      repriced.value = [...repriced.peek().filter(({ item }) => found.every((one) => one.item !== item)), ...found];
    },
    act,
    update: (by: (bundle: Bundle) => Bundle): void => act(() => store.update(by)),
    /** Removes an item in one step of undo, together with the cards that cannot be ordered without it. */
    remove(gone: Gone, area: Area, by: (bundle: Bundle) => Bundle): void {
      const before = store.bundle.peek();
      const after = by(before);
      if (after === before) return;
      const own = gone.kind === "mobile" || gone.kind === "address" || gone.kind === "offers" ? undefined : gone.kind;
      const along = leftAlong(before, after, own).flatMap((kind) => {
        const { card } = before[kind];
        return card ? [{ kind, card }] : [];
      });
      batch(() => {
        removed.value = { ...gone, along, area };
        act(() => store.remove(() => after));
      });
    },
    undo(): void {
      if (!store.canUndo.peek()) return;
      const what = removed.peek();
      batch(() => {
        act(store.undo);
        if (!what) return;
        undone.value = { what, into: store.bundle.peek() };
        focus.value = what.area === "overview" ? { target: "overview" } : whereBack(what);
      });
    },
  };
}

function whereBack(what: Removed): Focus {
  if (what.kind === "mobile") return { target: "line", id: what.line.id };
  return what.kind === "address" || what.kind === "offers" ? { target: "address" } : { target: "row", kind: what.kind };
}
