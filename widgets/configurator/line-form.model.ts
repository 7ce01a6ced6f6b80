/**
 * The form of a mobile line. It opens for a new line, for a line that is changed, or for a line of a shared bundle that lacks an answer.
 */
import { batch, computed, signal, untracked, type ReadonlySignal } from "@preact/signals-core";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { closeForm, confirmLine, editedLine, openAdd, openEdit, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { answersOf, emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import type { LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { dropFulfilledLine, withoutWantedLine } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLineDraft } from "./line-draft.model.ts";
import type { Changes } from "./changes.model.ts";
import type { definition } from "./configurator.element.ts";
import type { UnfinishedLine } from "./line-problems.model.ts";

export function createLineForm(
  { bundle: store, clock }: Pick<PortsOf<typeof definition>, "bundle" | "clock">,
  { focus, update }: Pick<Changes, "focus" | "update">,
  unfinished: ReadonlySignal<readonly UnfinishedLine[]>,
) {
  const draft = createLineDraft(clock, !store.handsOver());
  /** Counts how often the visitor has opened the form. */
  const opened = signal(0);
  /** The index of the unfinished line for which the form is open; undefined for other lines. */
  const finishing = signal<number | undefined>(undefined);

  const openForm = (open: (bundle: Bundle) => Bundle, index?: number): void => {
    draft.forget();
    batch(() => {
      finishing.value = index;
      opened.value++;
      store.update(open);
    });
  };
  /**
   * Discards the input of the form.
   *
   * @returns the index of the unfinished line for which the form was open
   */
  const leaveForm = (): number | undefined => {
    const index = finishing.peek();
    draft.forget();
    finishing.value = undefined;
    return index;
  };
  const answersNow = (): LineAnswers => {
    const bundle = store.bundle.value;
    const line = unfinished.value.find(({ index }) => index === finishing.value);
    return { ...givenAnswers(bundle, line), ...draft.answersFor(editedLine(bundle)?.id) };
  };
  const editedId = (): number | undefined => editedLine(store.bundle.peek())?.id;
  const newestId = (): number => store.bundle.peek().mobile.cards.at(-1)?.id ?? 0;

  return {
    opened,
    /** Counts an opening of the form by a link, so that the form is rendered anew. */
    open: (): void => void opened.value++,
    add: (): void => openForm(openAdd),
    edit: (id: number): void => openForm((bundle) => openEdit(bundle, id)),
    finish: (index: number): void => openForm(openAdd, index),
    dropUnfinished(index: number): void {
      store.update((bundle) => withoutWantedLine(bundle, index));
      // The removed line is the one for which the form is open, or comes before that one, whose index is then one less.
      const open = finishing.peek();
      if (open !== undefined && index <= open) finishing.value = index < open ? open - 1 : undefined;
      focus.value = { target: "add" };
    },
    /** Returns the answers with which the form opens. */
    firstAnswers: (): LineAnswers => untracked(answersNow),
    /** The new lines that the visitor has yet to complete, in the order in which the overview shows them. */
    incomplete: computed(() => incompleteLines(store.bundle.value, unfinished.value, finishing.value, answersNow())),
    keepAnswers: (answers: LineAnswers): void => draft.keep(editedId(), answers),
    close(): void {
      const id = editedId();
      leaveForm();
      store.update(closeForm);
      focus.value = id === undefined ? { target: "add" } : { target: "line", id };
    },
    confirm(line: NewLine): void {
      const id = editedId();
      const index = leaveForm();
      update((bundle) => {
        const confirmed = confirmLine(bundle, line);
        return confirmed === bundle || id !== undefined ? confirmed : dropFulfilledLine(confirmed, line, index);
      });
      focus.value = { target: "line", id: id ?? newestId() };
    },
    start: draft.start,
  };
}

const answersOfUnfinished = ({ plan, keepsNumber, sim }: UnfinishedLine): LineAnswers => ({
  ...emptyAnswers,
  favorite_package: plan.i,
  phone: keepsNumber ? keepPhone : newPhone,
  sim_card: sim === "eSIM" ? "esim" : "sim",
});

/** Returns the answers of the line that the form is open for, or the plan that a link asks for, before the visitor has answered. */
function givenAnswers(bundle: Bundle, line: UnfinishedLine | undefined): LineAnswers {
  const edited = editedLine(bundle);
  if (edited) return answersOf(edited);
  return line ? answersOfUnfinished(line) : { ...emptyAnswers, favorite_package: bundle.wanted.mobile ?? "" };
}

/** A new mobile line that the visitor has yet to complete, with a key that is unique among them. */
type IncompleteLine = { readonly key: string; readonly plan: OfferCard };

/** Returns the unfinished lines, and last the new line whose form is open, once a plan is chosen in it. */
function incompleteLines(
  bundle: Bundle,
  unfinished: readonly UnfinishedLine[],
  finishing: number | undefined,
  answers: LineAnswers,
): readonly IncompleteLine[] {
  const { mobile, default_bundle: offers } = bundle;
  const isOpen = mobile.showConfig && mobile.selected && !editedLine(bundle);
  const plan = isOpen ? offers?.mobile.find(({ i }) => i === answers.favorite_package) : undefined;
  const others = unfinished
    .filter(({ index }) => !isOpen || index !== finishing)
    .map((line) => ({ key: `unfinished ${line.index}`, plan: line.plan }));
  return plan ? [...others, { key: "open", plan }] : others;
}
