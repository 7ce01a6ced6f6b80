/** The model of the sections internet, TV and landline, and the actions on them. */
import { computed, signal } from "@preact/signals-core";
import { lacksPrerequisite, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { offersNothing } from "#core/domain/eligibility/availability.rules.ts";
import { chooseCard, dropCard, showSection } from "#core/domain/eligibility/cards.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Changes, Area } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";
import type { Installation } from "./installation.model.ts";
import { createSectionProblems } from "./section-problems.model.ts";
import { createSectionViews } from "./section-views.model.ts";
import { createSectionWishes, type Tab } from "./section-wishes.model.ts";

export type Sections = ReturnType<typeof createSections>;

/**
 * Creates the model of the sections.
 *
 * @param typedNumber the current landline number as the visitor has typed it
 */
export function createSections(
  { bundle: store, language }: PortsOf<typeof definition>,
  changes: Changes,
  { bundleAddress, here }: Pick<Installation, "bundleAddress" | "here">,
  typedNumber: { readonly value: string },
  tab: Tab,
) {
  /** The section whose offers are open although a card is chosen already. */
  const changing = signal<OtherKind | undefined>(undefined);
  /**
   * Counts how often the visitor has opened each section. One counter per section, so that opening a section does not render other open
   * sections anew.
   */
  const opened = signal<Readonly<Record<OtherKind, number>>>({ internet: 0, tv: 0, landline: 0 });
  const { stateOf, offersOf, ...views } = createSectionViews(store.bundle, { bundleAddress, here }, changing);
  const wishes = createSectionWishes({ bundle: store, language }, changes, here, tab);
  return {
    ...views,
    ...createSectionProblems(store, changes, typedNumber, stateOf),
    opened,
    unknown: wishes.unknown,
    hasNothing: computed(() => offersNothing(here.value)),
    open(kind: OtherKind): void {
      opened.value = { ...opened.peek(), [kind]: opened.peek()[kind] + 1 };
      changing.value = kind;
      store.update((bundle) => showSection(bundle, kind, true));
    },
    close(kind: OtherKind): void {
      changing.value = undefined;
      store.update((bundle) => showSection(bundle, kind, false));
      changes.focus.value = store.bundle.peek()[kind].card ? { target: "row", kind } : { target: "open", kind };
    },
    choose(kind: OtherKind, id: string): void {
      const offer = offersOf(kind).find(({ i }) => i === id);
      if (!offer || lacksPrerequisite(store.bundle.peek(), kind)) return;
      changing.value = undefined;
      wishes.answer(kind);
      changes.update((bundle) => chooseCard(bundle, kind, offer));
      changes.focus.value = { target: "row", kind };
    },
    remove(kind: OtherKind, area: Area): void {
      const { card } = store.bundle.peek()[kind];
      if (!card) return;
      changes.remove({ kind, card }, area, (bundle) => dropCard(bundle, kind));
      changes.focus.value = { target: "undo" };
    },
    start: wishes.start,
  };
}
