/** What the visitor does to the bundle: each change is tracked, says where the visitor goes on, and what left can be brought back. */
import { batch, computed, signal } from "@preact/signals-core";
import type { Place as Address } from "#core/domain/eligibility/address.rules.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, BundleCard, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { leftAlong } from "#core/domain/eligibility/cards.rules.ts";
import { cartChanges } from "#core/domain/bundle/events.rules.ts";
import { repricedIn, stillRepriced, type Repriced } from "#core/domain/bundle/repriced.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { definition } from "./configurator.element.ts";

/** Where focus goes after a change, in a section or in the overview. */
export type Focus =
  /** `first`: of what the pack holds, or the way to it. */
  | { readonly target: "add" | "undo" | "overview" | "address" | "address-form" | "address-answer" | "problem" | "first" }
  | { readonly target: "line"; readonly id: number }
  /** One that a link wants and that is not whole; its place among them. */
  | { readonly target: "wanted"; readonly index: number }
  | { readonly target: "row" | "open"; readonly kind: OtherKind };

/** Where the visitor has removed something: the way to take that back stands there. */
export type Place = "section" | "overview";

/** What was taken out. `address`: `to` is the one that is there instead; `noFibre`: the one that was checked in vain. */
export type Gone =
  | { readonly kind: "mobile"; readonly line: Pick<MobileLine, "id" | "t" | "i" | "phone"> }
  | { readonly kind: OtherKind; readonly card: Pick<BundleCard, "t" | "i"> }
  | {
      readonly kind: "address";
      readonly from: Address | undefined;
      readonly to?: Address;
      readonly noFibre?: Pick<Address, "street" | "number">;
    }
  /** The offers at the address are others than they were. */
  | { readonly kind: "offers" };

/** `along`: what left because it needs what was taken out, or is not on offer any more. */
export type Removed = Gone & {
  readonly along: readonly { readonly kind: OtherKind; readonly card: Pick<BundleCard, "t" | "i"> }[];
  readonly place: Place;
};

export type Changes = ReturnType<typeof createChanges>;

export function createChanges({ bundle: store, track }: Pick<PortsOf<typeof definition>, "bundle" | "track">) {
  /** The visitor's last doing; a new object each time. */
  const focus = signal<Focus | undefined>(undefined);
  const removed = signal<Removed | undefined>(undefined);
  /** What came back, and the bundle that it came back into. */
  const undone = signal<{ readonly what: Removed; readonly into: Bundle } | undefined>(undefined);

  /** By offers that are others than they were: each item's last. */
  const repriced = signal<readonly Repriced[]>([]);

  const act = (change: () => void): void => {
    const before = store.bundle.peek();
    change();
    for (const tracked of cartChanges(before, store.bundle.peek())) track(...tracked);
  };

  return {
    focus,
    /** As long as it can be taken back. */
    removed: computed(() => (store.canUndo.value ? removed.value : undefined)),
    /** As long as nothing has changed since. */
    undone: computed(() => (undone.value?.into === store.bundle.value ? undone.value.what : undefined)),
    /** What costs something else than before, though nobody has chosen anew. */
    repriced: computed(() => stillRepriced(repriced.value, store.bundle.value)),
    /** `take` puts what is on offer now into the bundle: whose price is another by that is told. */
    takeOffers(take: () => void): void {
      const before = store.bundle.peek();
      take();
      const found = repricedIn(before, store.bundle.peek());
      if (found.length === 0) return;
      repriced.value = [...repriced.peek().filter(({ item }) => found.every((one) => one.item !== item)), ...found];
    },
    act,
    update: (by: (bundle: Bundle) => Bundle): void => act(() => store.update(by)),
    /** One step of undo, whatever leaves along. */
    remove(gone: Gone, place: Place, by: (bundle: Bundle) => Bundle): void {
      const before = store.bundle.peek();
      const after = by(before);
      if (after === before) return;
      const own = gone.kind === "mobile" || gone.kind === "address" || gone.kind === "offers" ? undefined : gone.kind;
      const along = leftAlong(before, after, own).flatMap((kind) => {
        const { card } = before[kind];
        return card ? [{ kind, card }] : [];
      });
      batch(() => {
        removed.value = { ...gone, along, place };
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
        focus.value = what.place === "overview" ? { target: "overview" } : whereBack(what);
      });
    },
  };
}

function whereBack(what: Removed): Focus {
  if (what.kind === "mobile") return { target: "line", id: what.line.id };
  return what.kind === "address" || what.kind === "offers" ? { target: "address" } : { target: "row", kind: what.kind };
}
