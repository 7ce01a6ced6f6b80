/** The missing answers of the sections that were begun, which hold the order back (C-271…C-278). */
import { computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { SectionState } from "#core/domain/eligibility/availability.rules.ts";
import { sectionProblems, type SectionProblem } from "#core/domain/eligibility/section-problems.rules.ts";
import type { Changes } from "./changes.model.ts";

/** Creates the model of the problems. @param typedNumber the current landline number as it is in its field */
export function createSectionProblems(
  store: BundleStore,
  { focus }: Pick<Changes, "focus">,
  typedNumber: { readonly value: string },
  stateOf: (kind: OtherKind) => SectionState,
) {
  /** True once the order was pressed while something was missing: from now on a problem is shown until it is solved. */
  const isChecked = signal(false);
  /**
   * Tells whether a visitor can mend a problem: an open section whose offers are gone counts for nothing. Nor does what a landline's number
   * lacks where the bundle is ordered on another site, which asks for the number: no link holds it.
   */
  const canBeMended = ({ section, code }: SectionProblem): boolean => {
    if (section === "address") return true;
    const isBegun = store.bundle.value[section].card !== null || stateOf(section) === "available";
    return isBegun && (code === "selectedCard" || !store.handsOver());
  };
  const problems = computed(() => sectionProblems(store.bundle.value, typedNumber.value).filter(canBeMended));
  return {
    /** The problems, once the order was pressed. */
    problems: computed((): readonly SectionProblem[] => (isChecked.value ? problems.value : [])),
    /** Tells whether the order may go ahead; otherwise shows what is missing. */
    check(): boolean {
      isChecked.value = problems.peek().length > 0;
      if (isChecked.peek()) focus.value = { target: "problem" };
      return !isChecked.peek();
    },
  };
}
