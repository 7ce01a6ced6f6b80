/** The missing answers of sections that the visitor has begun, which prevent the order (C-271…C-278). */
import { computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { SectionState } from "#core/domain/eligibility/availability.rules.ts";
import { sectionProblems, type SectionProblem } from "#core/domain/eligibility/section-problems.rules.ts";
import type { Changes } from "./changes.model.ts";

/**
 * Creates the model of the problems.
 *
 * @param typedNumber the current landline number as the visitor has typed it
 */
export function createSectionProblems(
  store: BundleStore,
  { focus }: Pick<Changes, "focus">,
  typedNumber: { readonly value: string },
  stateOf: (kind: OtherKind) => SectionState,
) {
  /** True once the order button was pressed while an answer was missing. From then on, each problem is shown until it is solved. */
  const isChecked = signal(false);
  /**
   * Tells whether the visitor can solve a problem. A section without a chosen card and without offers cannot be completed. A landline's
   * number is not asked for where the bundle is ordered on another site, because that site asks for it.
   */
  const canBeMended = ({ section, code }: SectionProblem): boolean => {
    if (section === "address") return true;
    const isBegun = store.bundle.value[section].card !== null || stateOf(section) === "available";
    return isBegun && (code === "selectedCard" || !store.handsOver());
  };
  const problems = computed(() => sectionProblems(store.bundle.value, typedNumber.value).filter(canBeMended));
  return {
    /** The problems of the sections; an empty list until the visitor has pressed the order button. */
    problems: computed((): readonly SectionProblem[] => (isChecked.value ? problems.value : [])),
    /** Tells whether the order may continue, and otherwise shows the problems. */
    check(): boolean {
      isChecked.value = problems.peek().length > 0;
      if (isChecked.peek()) focus.value = { target: "problem" };
      return !isChecked.peek();
    },
  };
}
