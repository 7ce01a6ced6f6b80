/** The cards that a link, or the tag, asks for: they are chosen as soon as the address has them. */
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { applyWanted } from "#core/domain/eligibility/wanted.rules.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Changes } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";

/** The browser's tab that this page is in. */
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
      void returns.value;
      if (!offers || !tab.isInSight()) return;
      const applied = applyWanted(bundle, offers, language.peek());
      if (applied.bundle === bundle) return;
      untracked(() => {
        if (applied.unknown.length > 0) unknown.value = applied.unknown;
        // No action of the visitor: what has just left, perhaps with the address before, can still be brought back.
        act(() => store.adjust(() => applied.bundle, asBefore));
      });
    });
  return {
    /** Kinds that are asked for and that are not on offer. */
    unknown,
    /** Takes a kind as answered: the visitor has chosen a card of it. */
    answer(kind: OtherKind): void {
      unknown.value = unknown.peek().filter((one) => one !== kind && one !== "type");
    },
    start() {
      // All tabs know what is wanted: the tab in sight takes it, so that it is tracked once.
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
