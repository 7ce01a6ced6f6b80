/** The lines of the mobile section, and the actions on them. */
import { batch, computed, signal } from "@preact/signals-core";
import type { Bundle, WantedLine } from "#core/domain/bundle/bundle.schema.ts";
import {
  closeForm,
  confirmLine,
  deleteLine,
  editedLine,
  hasSpace,
  openAdd,
  openEdit,
  otherLines,
  type NewLine,
} from "#core/domain/bundle/lines.rules.ts";
import { dropFulfilledLine, withoutWantedLine } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { answersOf, emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import type { LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import { createLineDraft } from "./line-draft.model.ts";
import type { Changes, Area } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";

export type UnfinishedLine = WantedLine & { readonly index: number; readonly plan: OfferCard };

/** An empty list, the same object each time: signals see no change in it. */
const none: readonly number[] = [];

export function createMobile({ bundle: store, clock }: Pick<PortsOf<typeof definition>, "bundle" | "clock">, changes: Changes) {
  const draft = createLineDraft(clock, !store.handsOver());
  const { focus } = changes;
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);
  /** True once the order was pressed while lines of a shared bundle were not complete, or lines could not be had any more. */
  const isChecked = signal(false);
  /** The index of the unfinished line that the form is open for. */
  let finishing: number | undefined;

  const openForm = (open: (bundle: Bundle) => Bundle, position?: number): void => {
    draft.forget();
    finishing = position;
    batch(() => {
      opened.value++;
      store.update(open);
    });
  };
  const planOf = ({ wpId }: WantedLine): OfferCard | undefined =>
    store.bundle.value.default_bundle?.mobile.find((plan) => plan.wpId === wpId);
  const unfinished = computed(() =>
    store.bundle.value.wanted.lines.flatMap((line, index): UnfinishedLine[] => {
      const plan = planOf(line);
      return plan ? [{ ...line, index, plan }] : [];
    }),
  );
  /** Ids of lines whose plan nobody can order any more. Until the plans are known, all count as available. */
  const gone = computed(() => {
    const { mobile, default_bundle: offers } = store.bundle.value;
    const ids = mobile.cards.flatMap(({ id, i }) => (offers && !offers.mobile.some((plan) => plan.i === i) ? [id] : []));
    return ids.length > 0 ? ids : none;
  });
  const finishingAnswers = (): LineAnswers | undefined => {
    const line = unfinished.peek().find(({ index }) => index === finishing);
    const phone = line?.keepsNumber ? keepPhone : newPhone;
    return line && { ...emptyAnswers, favorite_package: line.plan.i, phone, sim_card: line.sim === "eSIM" ? "esim" : "sim" };
  };
  const newestId = (): number => store.bundle.peek().mobile.cards.at(-1)?.id ?? 0;

  return {
    lines: computed(() => store.bundle.value.mobile.cards),
    isFormOpen: computed(() => store.bundle.value.mobile.showConfig && store.bundle.value.mobile.selected),
    edited: computed(() => editedLine(store.bundle.value)),
    /** The lines that are not being changed. */
    others: computed(() => otherLines(store.bundle.value)),
    hasSpace: computed(() => hasSpace(store.bundle.value)),
    opened,
    /** Counts that a link has opened the form. */
    open: (): void => void opened.value++,
    add: (): void => openForm(openAdd),
    /** Lines of a shared bundle that lack what no link holds: a number, or the phone of an eSIM. */
    unfinished,
    gone,
    /** True where lines hold the order back, once it was pressed: those that are gone, or those that lack something (`isMissing`). */
    isGoneTold: computed(() => isChecked.value && gone.value.length > 0),
    isMissing: computed(() => isChecked.value && unfinished.value.length > 0),
    finish: (index: number): void => openForm(openAdd, index),
    dropUnfinished(index: number): void {
      store.update((bundle) => withoutWantedLine(bundle, index));
      // The line that the form is open for is gone, or is one further up.
      if (finishing !== undefined && index <= finishing) finishing = index < finishing ? finishing - 1 : undefined;
      focus.value = { target: "add" };
    },
    /** Tells whether the order may go ahead. Where it goes to another site, that site asks for what no link holds. */
    check(): boolean {
      const [first] = store.handsOver() ? [] : unfinished.peek();
      const [line] = gone.peek();
      isChecked.value = first !== undefined || line !== undefined;
      if (first) focus.value = { target: "wanted", index: first.index };
      else if (line !== undefined) focus.value = { target: "line", id: line };
      return !isChecked.peek();
    },
    edit: (id: number): void => openForm((bundle) => openEdit(bundle, id)),
    /**
     * Returns the answers that the form opens with: what was begun before a reload, else those of the line, or the plan that a link asks
     * for.
     */
    firstAnswers(): LineAnswers {
      const { wanted } = store.bundle.peek();
      const edited = editedLine(store.bundle.peek());
      const answers = edited ? answersOf(edited) : (finishingAnswers() ?? { ...emptyAnswers, favorite_package: wanted.mobile ?? "" });
      return { ...answers, ...draft.answersFor(edited?.id) };
    },
    keepAnswers: (answers: LineAnswers): void => draft.keep(editedLine(store.bundle.peek())?.id, answers),
    close(): void {
      draft.forget();
      const id = editedLine(store.bundle.peek())?.id;
      finishing = undefined;
      store.update(closeForm);
      focus.value = id === undefined ? { target: "add" } : { target: "line", id };
    },
    confirm(line: NewLine): void {
      const id = editedLine(store.bundle.peek())?.id;
      draft.forget();
      const position = finishing;
      finishing = undefined;
      changes.update((bundle) => {
        const confirmed = confirmLine(bundle, line);
        return confirmed === bundle || id !== undefined ? confirmed : dropFulfilledLine(confirmed, line, position);
      });
      focus.value = { target: "line", id: id ?? newestId() };
    },
    remove(id: number, area: Area): void {
      const line = store.bundle.peek().mobile.cards.find((one) => one.id === id);
      if (!line) return;
      changes.remove({ kind: "mobile", line }, area, (bundle) => deleteLine(bundle, id));
      focus.value = { target: "undo" };
    },
    start: draft.start,
  };
}
export type MobileModel = ReturnType<typeof createMobile>;
