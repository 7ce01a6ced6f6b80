/** The sections internet, TV and landline: what is on offer at the address, what is chosen of it, and which offers are open. */
import { computed, effect, signal, untracked } from "@preact/signals-core";
import { offersNothing, sectionState, type SectionState } from "#core/domain/eligibility/availability.rules.ts";
import { lacksPrerequisite, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import { chooseCard, dropCard, showSection } from "#core/domain/eligibility/cards.rules.ts";
import { sectionProblems, type SectionProblem } from "#core/domain/eligibility/section-problems.rules.ts";
import type { Bundle, BundleCard } from "#core/domain/bundle/bundle.schema.ts";
import { applyWanted } from "#core/domain/eligibility/wanted.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { Changes, Area } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";
import type { Installation } from "./installation.model.ts";

export type SectionView = {
  readonly state: SectionState;
  readonly offers: readonly OfferCard[];
  readonly card: BundleCard | null;
  /** True while the offers are open. */
  readonly isOpen: boolean;
  /** True while the subscription that these offers need first is not chosen. */
  readonly lacksPrerequisite: boolean;
};

/** The browser's tab that this page is in. */
export type Tab = { readonly isInSight: () => boolean; readonly watchReturn: (onReturn: () => void) => () => void };

const nothing: readonly OfferCard[] = [];

const asBefore = (bundle: Bundle): Bundle => bundle;

const isSameView = (one: SectionView, other: SectionView): boolean =>
  (["state", "offers", "card", "isOpen", "lacksPrerequisite"] as const).every((key) => one[key] === other[key]);

export type Sections = ReturnType<typeof createSections>;

export function createSections(
  { bundle: store, language }: PortsOf<typeof definition>,
  changes: Changes,
  { bundleAddress, here }: Pick<Installation, "bundleAddress" | "here">,
  /** The current landline number as it is in its field. */
  typedNumber: { readonly value: string; peek(): string },
  tab: Tab,
) {
  /** The section whose offers are open though one is chosen already. */
  const changing = signal<OtherKind | undefined>(undefined);
  /** Counts how often the visitor has opened each section: opening another one leaves the open ones as they are. */
  const opened = signal<Readonly<Record<OtherKind, number>>>({ internet: 0, tv: 0, landline: 0 });
  const unknown = signal<readonly (OtherKind | "type")[]>([]);
  /** True once the order was pressed while something was missing: from now on a problem is shown until it is solved. */
  const isChecked = signal(false);
  /** Counts how often the visitor has come back to this tab. */
  const returns = signal(0);
  const stateOf = (kind: OtherKind): SectionState => sectionState(kind, bundleAddress.value !== undefined, here.value);
  const offersOf = (kind: OtherKind): readonly OfferCard[] => here.value?.[kind] ?? nothing;
  /**
   * Problems that can be mended: an open section whose offers are gone counts for nothing. Nor does what a landline's number lacks where
   * the bundle is ordered on another site, which asks for the number: no link holds it.
   */
  const problems = computed(() =>
    sectionProblems(store.bundle.value, typedNumber.value).filter(
      ({ section, code }) =>
        section === "address" ||
        ((store.bundle.value[section].card !== null || stateOf(section) === "available") &&
          (code === "selectedCard" || !store.handsOver())),
    ),
  );

  const viewOf = (kind: OtherKind) => {
    let last: SectionView | undefined;
    return computed((): SectionView => {
      const { card, selected } = store.bundle.value[kind];
      const state = stateOf(kind);
      const view = {
        state,
        offers: offersOf(kind),
        card,
        isOpen: state === "available" && (card ? changing.value === kind : selected),
        lacksPrerequisite: lacksPrerequisite(store.bundle.value, kind),
      };
      // The same object is no change: a section is not rendered again with every change in another.
      return (last = last && isSameView(last, view) ? last : view);
    });
  };

  return {
    internet: viewOf("internet"),
    tv: viewOf("tv"),
    landline: viewOf("landline"),
    opened,
    /** Kinds that a link asks for and that are not on offer. */
    unknown,
    hasNothing: computed(() => offersNothing(here.value)),
    /** The missing answers of what was begun, once the order was pressed (C-278). */
    problems: computed((): readonly SectionProblem[] => (isChecked.value ? problems.value : [])),
    /** Tells whether the order may go ahead; otherwise shows what is missing. */
    check(): boolean {
      isChecked.value = problems.peek().length > 0;
      if (isChecked.peek()) changes.focus.value = { target: "problem" };
      return !isChecked.peek();
    },
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
      unknown.value = unknown.peek().filter((one) => one !== kind && one !== "type");
      changes.update((bundle) => chooseCard(bundle, kind, offer));
      changes.focus.value = { target: "row", kind };
    },
    remove(kind: OtherKind, area: Area): void {
      const { card } = store.bundle.peek()[kind];
      if (!card) return;
      changes.remove({ kind, card }, area, (bundle) => dropCard(bundle, kind));
      changes.focus.value = { target: "undo" };
    },
    start() {
      // All tabs know what is wanted: the tab in sight takes it, so that it is tracked once.
      const stopWatching = tab.watchReturn(() => void returns.value++);
      const stopGranting = effect(() => {
        const bundle = store.bundle.value;
        const offers = here.value;
        void returns.value;
        if (!offers || !tab.isInSight()) return;
        const applied = applyWanted(bundle, offers, language.peek());
        if (applied.bundle === bundle) return;
        untracked(() => {
          if (applied.unknown.length > 0) unknown.value = applied.unknown;
          // No action of the visitor: what has just left, perhaps with the address before, can still be brought back.
          changes.act(() => store.adjust(() => applied.bundle, asBefore));
        });
      });
      return () => {
        stopGranting();
        stopWatching();
      };
    },
  };
}
