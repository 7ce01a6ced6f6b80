/** The lines that hold the order back: those that lack something, and those that nobody can order any more. */
import { computed, signal } from "@preact/signals-core";
import type { BundleStore } from "#core/domain/bundle/bundle-store.ts";
import type { WantedLine } from "#core/domain/bundle/bundle.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { Changes } from "./changes.model.ts";

export type UnfinishedLine = WantedLine & { readonly index: number; readonly plan: OfferCard };

/** An empty list, the same object each time: signals see no change in it. */
const none: readonly number[] = [];

export function createLineProblems(store: BundleStore, { focus }: Pick<Changes, "focus">) {
  /** True once the order was pressed while there were such lines. */
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
    /** Lines of a shared bundle that lack what no link holds: a number, or the phone of an eSIM. */
    unfinished,
    /** Ids of lines whose plan nobody can order any more. Until the plans are known, all count as available. */
    gone,
    /** True where lines are gone, once the order was pressed. */
    isGoneTold: computed(() => isChecked.value && gone.value.length > 0),
    /** True where lines lack something, once the order was pressed. */
    isMissing: computed(() => isChecked.value && unfinished.value.length > 0),
    /** Tells whether the order may go ahead. Where it goes to another site, that site asks for what no link holds. */
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
