/** The views of the sections. A view holds the offers at the address, the chosen card, and whether the offers are open. */
import { computed, type ReadonlySignal } from "@preact/signals-core";
import { lacksPrerequisite, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, BundleCard } from "#core/domain/bundle/bundle.schema.ts";
import { sectionState, type SectionState } from "#core/domain/eligibility/availability.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { Installation } from "./installation.model.ts";

export type SectionView = {
  readonly state: SectionState;
  readonly offers: readonly OfferCard[];
  readonly card: BundleCard | null;
  /** True while the section shows its offers. */
  readonly isOpen: boolean;
  /** True while the bundle lacks the subscription that the offers of this section require. */
  readonly lacksPrerequisite: boolean;
};

/**
 * Creates the views of the sections.
 *
 * @param changing the section whose offers are open although a card is chosen already
 */
export function createSectionViews(
  bundle: ReadonlySignal<Bundle>,
  { bundleAddress, here }: Pick<Installation, "bundleAddress" | "here">,
  changing: ReadonlySignal<OtherKind | undefined>,
) {
  const stateOf = (kind: OtherKind): SectionState => sectionState(kind, bundleAddress.value !== undefined, here.value);
  const offersOf = (kind: OtherKind): readonly OfferCard[] => here.value?.[kind] ?? nothing;
  const viewOf = (kind: OtherKind): ReadonlySignal<SectionView> => {
    let last: SectionView | undefined;
    return computed((): SectionView => {
      const { card, selected } = bundle.value[kind];
      const state = stateOf(kind);
      const view = {
        state,
        offers: offersOf(kind),
        card,
        isOpen: state === "available" && (card ? changing.value === kind : selected),
        lacksPrerequisite: lacksPrerequisite(bundle.value, kind),
      };
      // An equal view is returned as the same object, so that a change in one section does not render the others again.
      return (last = last && isSameView(last, view) ? last : view);
    });
  };
  return { stateOf, offersOf, internet: viewOf("internet"), tv: viewOf("tv"), landline: viewOf("landline") };
}

const nothing: readonly OfferCard[] = [];

const isSameView = (one: SectionView, other: SectionView): boolean =>
  (["state", "offers", "card", "isOpen", "lacksPrerequisite"] as const).every((key) => one[key] === other[key]);
