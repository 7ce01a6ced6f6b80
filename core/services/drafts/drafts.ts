/**
 * Stores what is typed into a form in this tab, and restores it after a reload, Back or the site's language switch (decision 25). The file
 * is a chunk of its own: core/runtime/element/draft.ts loads it with the first key press, or at once where this tab has stored a draft.
 */
import { effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { createStoredState, type StoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { controlsOf } from "#core/platform/controls.ts";
import { createTabStore } from "#core/platform/storage.ts";
import type { Language } from "#core/base/values/language.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { Typed } from "./draft.schema.ts";
import { createDraftTexts, isText } from "./draft-texts.ts";
import { draftKeyOf } from "./draft-key.ts";
import { noteClass, showStoredNote, type NoteOptions } from "./stored-note.ts";

/** The part of a form's model that drafts need. A `FormModel` (core/forms/form) has it. */
export type Drafted = {
  /** The state of the form. Nothing has to be stored any more once it is `sent`. */
  readonly state: ReadonlySignal<{ readonly status: string }>;
  /** The number of times that the form was reset. */
  readonly resets: ReadonlySignal<number>;
  /** Empties the form, for the button 'Start again'. Without this function the note has no such button. */
  readonly reset?: () => void;
  /**
   * Returns the person for whom the form is filled in, because a draft of somebody else must not be shown. Undefined as long as the person
   * is not known.
   */
  readonly owner?: () => string | undefined;
  /** The fields whose value is more than their text, such as a chosen suggestion. */
  readonly choices?: Choices;
};

type Choices = {
  /** Tells whether the named field is one whose value is more than its text. The form's model then stores its draft. */
  readonly has: (name: string) => boolean;
  /** The value to store for the fields with choices; undefined where nothing was chosen or typed. */
  readonly current: ReadonlySignal<unknown>;
  /**
   * Restores the choices; called after the texts were restored.
   * @param stored the value that an earlier page stored; another script may have written something else in its place
   */
  readonly restore: (stored: unknown) => void;
};

/** The properties of a view that drafts need. */
type FormView = Element & {
  readonly scope: {
    readonly model: { readonly draft?: Drafted };
    readonly widget: { readonly name: string; readonly attributes: Parameters<typeof draftKeyOf>[1] };
    readonly locale: { readonly language: ReadonlySignal<Language> };
    readonly host: {
      readonly element: HTMLElement;
      readonly ports: { readonly clock: Clock; readonly announcer: { announce(text: string): void } };
      /** Aborts when the tag is disposed. */
      readonly ended: AbortSignal;
    };
  };
};

export function keepTyped(view: FormView): void {
  const { model, widget, host } = view.scope;
  const { element, ports, ended } = host;
  if (ended.aborted) return;
  if (!model.draft) return tellRefusals(view);
  const stored = createStoredState<Typed>({
    key: `digi.draft.${widget.name}.${draftKeyOf(element, widget.attributes)}`,
    struct: Typed,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock: ports.clock,
  });
  const stops = [stored.start()];
  const form = createForm(view, model.draft, stored);

  form.update();
  view.addEventListener("input", form.save, { signal: ended });
  view.addEventListener("change", form.save, { signal: ended });
  // A field that is rendered later, with another step, is filled in at that moment.
  const drawings = new MutationObserver(form.update);
  drawings.observe(view, { childList: true, subtree: true });
  stops.push(() => drawings.disconnect(), form.watch());
  ended.addEventListener("abort", () => stops.forEach((stop) => stop()));
}

const noteOptions = (view: FormView): NoteOptions => ({ view, ...view.scope.host, ...view.scope.locale });

/** Says at once that the browser stores nothing, and with a later key in a card that does not say it yet, as after a login. */
function tellRefusals(view: FormView): void {
  let hide: (() => void) | undefined;
  const tell = (field: Element | null): void => {
    // A tag of ours inside this one stores, and tells, what is typed into its own fields by itself.
    if (!field || field.localName.startsWith("digi-") || view.querySelector(`.${noteClass}`)) return;
    hide?.();
    hide = showStoredNote("refused", noteOptions(view));
  };
  view.addEventListener("input", ({ target }) => tell(target as Element), { signal: view.scope.host.ended });
  // This file was loaded for a key in the focused field, and no other key may follow.
  tell((view.getRootNode() as Document | ShadowRoot).activeElement);
}

function createForm(view: FormView, draft: Drafted, stored: StoredState<Typed>) {
  const { choices } = draft;
  const texts = createDraftTexts(() => controlsOf(view).filter((control) => isText(control) && !choices?.has(control.name)));
  /** True once the owner is known and the owner's draft has been restored. */
  let isBegun = false;
  let hideNote: (() => void) | undefined;
  let isRefusalTold = false;
  let isSent = false;
  /** True after the form has left `sent` without being emptied, so that its values are stored again once its fields are rendered. */
  let mayHaveComeBack = false;

  const owner = (): string | undefined => (draft.owner ? draft.owner() : "");

  const begin = (): void => {
    if (isBegun || owner() === undefined) return;
    const found = stored.value.peek();
    const mine = found?.owner === owner() ? found : undefined;
    isBegun = true;
    texts.take(mine?.texts ?? {});
    fill();
    if (mine?.choices !== undefined) choices?.restore(mine.choices);
    if (mine) save();
  };
  const fill = (): void => {
    if (texts.fill()) hideNote ??= showStoredNote("stored", { ...noteOptions(view), reset: draft.reset });
  };
  const tellRefusal = (): void => {
    if (isRefusalTold || stored.persistent()) return;
    isRefusalTold = true;
    hideNote?.();
    hideNote = showStoredNote("refused", noteOptions(view));
  };
  const save = (): void => {
    if (!isBegun || isSent) return;
    const typed = texts.read();
    const chosen = choices?.current.peek();
    if (typed.size === 0 && chosen === undefined) return stored.clear();
    stored.save({ owner: owner() ?? "", texts: Object.fromEntries(typed), ...(chosen !== undefined && { choices: chosen }) });
    tellRefusal();
  };
  const forget = (): void => {
    texts.clear();
    stored.clear();
    hideNote?.();
  };

  return {
    save: (): void => {
      begin();
      save();
    },
    /** Called whenever the view has rendered something. */
    update(): void {
      begin();
      fill();
      if (mayHaveComeBack) save();
      mayHaveComeBack = false;
    },
    /** Follows the state of the form. Returns a function that stops following. */
    watch(): () => void {
      let resets = draft.resets.peek();
      const stopState = effect(() => {
        const { status } = draft.state.value;
        const isEmptied = draft.resets.value !== resets;
        resets = draft.resets.value;
        mayHaveComeBack = isSent && status !== "sent" && !isEmptied;
        isSent = status === "sent";
        if (isSent || isEmptied) forget();
        if (status !== "editing") hideNote?.(); // The note above the form is removed, because the visitor has used the form and read it.
      });
      // Choosing from a list causes no typing event, so choices are followed separately.
      const stopChoices = effect(() => {
        void choices?.current.value;
        untracked(save);
      });
      return () => [stopState, stopChoices].forEach((stop) => stop());
    },
  };
}
