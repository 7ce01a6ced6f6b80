/** The cards that a link or the tag asks for. A card is chosen as soon as the address has offers that include it. */
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { applyWanted } from "#core/domain/eligibility/wanted.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Changes } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";

/** The facts about the browser tab of this page that the sections need: whether the tab is visible, and when the visitor returns to it. */
export type Tab = { readonly isInSight: () => boolean; readonly watchReturn: (onReturn: () => void) => () => void };

export function createSectionWishes(
  { bundle: store, language }: Pick<PortsOf<typeof definition>, "bundle" | "language">,
  { act }: Pick<Changes, "act">,
  here: ReadonlySignal<Offers | undefined>,
  tab: Tab,
) {
  const unknown = signal<readonly (OtherKind | "type")[]>([]);
  /** Counts how often the visitor has come back to this tab. */
  const returns = signal(0);
  const watchOffers = (): (() => void) =>
    effect(() => {
      const bundle = store.bundle.value;
      const offers = here.value;
      returns.valueOf(); // Reading the count applies the wishes again whenever the visitor comes back.
      if (!offers || !tab.isInSight()) return;
      const applied = applyWanted(bundle, offers, language.peek());
      if (applied.bundle === bundle) return;
      untracked(() => {
        if (applied.unknown.length > 0) unknown.value = applied.unknown;
        // The change is an adjustment, not an action of the visitor, so that an item that was removed just before can still be brought
        // back.
        act(() => store.adjust(() => applied.bundle, asBefore));
      });
    });
  return {
    /** The kinds for which the link or the tag asks for a card that is not on offer. */
    unknown,
    /** Marks a kind as answered, because the visitor has chosen a card of it. */
    answer(kind: OtherKind): void {
      unknown.value = unknown.peek().filter((one) => one !== kind && one !== "type");
    },
    start() {
      // Every open tab knows which cards are wanted. Only the visible tab chooses them, so that the choice is tracked once.
      const stopReturns = tab.watchReturn(() => void returns.value++);
      const stopOffers = watchOffers();
      return () => {
        stopOffers();
        stopReturns();
      };
    },
  };
}

const asBefore = (bundle: Bundle): Bundle => bundle;
