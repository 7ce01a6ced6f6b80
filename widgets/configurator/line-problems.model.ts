/** The mobile lines that prevent the order: lines that lack an answer, and lines whose plan is no longer on offer. */
import { computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { WantedLine } from "#core/domain/bundle/bundle.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { Changes } from "./changes.model.ts";

export type UnfinishedLine = WantedLine & { readonly index: number; readonly plan: OfferCard };

/** An empty list that is the same object each time, so that a signal holding it does not notify its readers. */
const none: readonly number[] = [];

export function createLineProblems(store: BundleStore, { focus }: Pick<Changes, "focus">) {
  /** True once the order button was pressed while a mobile line prevented the order. */
  const isChecked = signal(false);
  const planOf = ({ wpId }: WantedLine): OfferCard | undefined =>
    store.bundle.value.default_bundle?.mobile.find((plan) => plan.wpId === wpId);
  const unfinished = computed(() =>
    store.bundle.value.wanted.lines.flatMap((line, index): UnfinishedLine[] => {
      const plan = planOf(line);
      return plan ? [{ ...line, index, plan }] : [];
    }),
  );
  const gone = computed(() => {
    const { mobile, default_bundle: offers } = store.bundle.value;
    const ids = mobile.cards.flatMap(({ id, i }) => (offers && !offers.mobile.some((plan) => plan.i === i) ? [id] : []));
    return ids.length > 0 ? ids : none;
  });
  return {
    /** The mobile lines of a shared bundle that lack an answer which no link contains: the number that is kept, or the phone of an eSIM. */
    unfinished,
    /** The ids of the mobile lines whose plan is no longer on offer. Until the plans have loaded, every plan counts as available. */
    gone,
    /** True where the order button was pressed and a mobile line has a plan that is no longer on offer. */
    isGoneTold: computed(() => isChecked.value && gone.value.length > 0),
    /** True where the order button was pressed and a mobile line lacks an answer. */
    isMissing: computed(() => isChecked.value && unfinished.value.length > 0),
    /**
     * Tells whether the order may continue, and otherwise moves focus to the first mobile line that prevents it. Missing answers do not
     * count where the bundle is ordered on another site, because that site asks for them.
     */
    check(): boolean {
      const [first] = store.handsOver() ? [] : unfinished.peek();
      const [line] = gone.peek();
      isChecked.value = first !== undefined || line !== undefined;
      if (first) focus.value = { target: "wanted", index: first.index };
      else if (line !== undefined) focus.value = { target: "line", id: line };
      return !isChecked.peek();
    },
  };
}
