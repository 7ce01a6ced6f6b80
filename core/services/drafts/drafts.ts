/**
 * What is typed into a form is kept in this tab and put back after a reload, Back or the site's language switch (decision 25). A file of
 * its own: core/runtime/element/draft.ts fetches it with the first key, or at once where this tab has kept something.
 */
import { effect, untracked, type ReadonlySignal } from "@preact/signals-core";
import { createStoredState, type StoredState } from "#core/services/stored-state/stored-state.ts";
import type { Clock } from "#core/platform/clock.ts";
import { controlsOf, enter, type Control } from "#core/platform/controls.ts";
import { createTabStore } from "#core/platform/storage.ts";
import type { Language } from "#core/base/values/language.ts";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { Typed } from "./draft.schema.ts";
import { keyOf } from "./instance.ts";
import { showStoredNote } from "./stored-note.ts";

/** What a model says of its form. A `FormModel` (core/forms/form) is one as it is. */
export type Drafted = {
  /** Once `sent`, nothing of it needs to be kept. */
  readonly state: ReadonlySignal<{ readonly status: string }>;
  /** Counts how often the form was emptied. */
  readonly resets: ReadonlySignal<number>;
  /** Empties it: 'Start again'. Without it the visitor is not offered that. */
  readonly reset?: () => void;
  /** For whom it is typed: what was typed for another is not shown. Undefined as long as that is not known. */
  readonly owner?: () => string | undefined;
  /** Fields whose choice is more than their text. */
  readonly choices?: Choices;
};

type Choices = {
  /** Is the field of this name one of them? It is left to the model. */
  readonly has: (name: string) => boolean;
  /** What is kept of them; undefined where nothing was chosen or typed. */
  readonly kept: ReadonlySignal<unknown>;
  /** After the texts. @param kept from an earlier page, or what another script wrote in its place */
  readonly restore: (kept: unknown) => void;
};

/** The view that a form stands in, as far as it concerns a draft. */
type FormView = Element & {
  readonly scope: {
    readonly model: { readonly draft?: Drafted };
    readonly widget: { readonly name: string; readonly attributes: Parameters<typeof keyOf>[1] };
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
  if (!model.draft || ended.aborted) return;
  const kept = createStoredState<Typed>({
    key: `digi.draft.${widget.name}.${keyOf(element, widget.attributes)}`,
    struct: Typed,
    version: 1,
    lifeMs: draftLifeMs,
    store: createTabStore(),
    clock: ports.clock,
  });
  const stops = [kept.start()];
  const form = createForm(view, model.draft, kept);

  form.update();
  view.addEventListener("input", form.save, { signal: ended });
  view.addEventListener("change", form.save, { signal: ended });
  // Fields that come later, with another step, are filled in then.
  const drawings = new MutationObserver(form.update);
  drawings.observe(view, { childList: true, subtree: true });
  stops.push(() => drawings.disconnect(), form.watch());
  ended.addEventListener("abort", () => stops.forEach((stop) => stop()));
}

function createForm(view: FormView, draft: Drafted, kept: StoredState<Typed>) {
  const { choices } = draft;
  /** Name → text, also of fields that are not drawn now. Undefined until it is known for whom. */
  let texts: Map<string, string> | undefined;
  /** Of them, those that no field has got yet. */
  let waiting = new Map<string, string>();
  let hideNote: (() => void) | undefined;
  let isSent = false;
  /** From what was said about its sending, with what was typed: its fields are about to be drawn. */
  let mayHaveComeBack = false;

  const fields = (): Control[] => controlsOf(view).filter((control) => isText(control) && !choices?.has(control.name));
  const owner = (): string | undefined => (draft.owner ? draft.owner() : "");

  const begin = (): void => {
    if (texts || owner() === undefined) return;
    const found = kept.value.peek();
    const mine = found?.owner === owner() ? found : undefined;
    texts = new Map(Object.entries(mine?.texts ?? {}));
    waiting = new Map(texts);
    fill();
    if (mine?.choices !== undefined) choices?.restore(mine.choices);
    if (mine) save();
  };
  /** What stands in a field already was typed meanwhile, and wins. */
  const fill = (): void => {
    let isFilled = false;
    const controls = fields();
    for (const [name, text] of waiting) {
      const same = controls.filter((control) => control.name === name);
      if (same.length === 0) continue;
      waiting.delete(name);
      if (same.some(isTyped)) continue;
      for (const control of same) if (!isRadio(control) || control.value === text) enter(control, text);
      isFilled = true;
    }
    if (isFilled) hideNote ??= showStoredNote({ view, ...view.scope.host, ...view.scope.locale, reset: draft.reset });
  };
  const save = (): void => {
    if (!texts || isSent) return;
    for (const control of fields()) {
      if (waiting.has(control.name) || (isRadio(control) && !control.checked)) continue;
      if (isTyped(control) || (isRadio(control) && texts.has(control.name))) texts.set(control.name, control.value);
      else if (!isRadio(control)) texts.delete(control.name);
    }
    const chosen = choices?.kept.peek();
    if (texts.size === 0 && chosen === undefined) kept.clear();
    else kept.save({ owner: owner() ?? "", texts: Object.fromEntries(texts), ...(chosen !== undefined && { choices: chosen }) });
  };
  const forget = (): void => {
    texts?.clear();
    waiting.clear();
    kept.clear();
    hideNote?.();
  };

  return {
    save: (): void => {
      begin();
      save();
    },
    /** Whenever something was drawn. */
    update(): void {
      begin();
      if (waiting.size > 0) fill();
      if (mayHaveComeBack) save();
      mayHaveComeBack = false;
    },
    /** Follows what becomes of the form; returns the stop. */
    watch(): () => void {
      let resets = draft.resets.peek();
      const stopState = effect(() => {
        const { status } = draft.state.value;
        const isEmptied = draft.resets.value !== resets;
        resets = draft.resets.value;
        mayHaveComeBack = isSent && status !== "sent" && !isEmptied;
        isSent = status === "sent";
        if (isSent || isEmptied) forget();
        if (status !== "editing") hideNote?.(); // it has been read
      });
      // Choosing from a list is no typing.
      const stopChoices = effect(() => {
        void choices?.kept.value;
        untracked(save);
      });
      return () => [stopState, stopChoices].forEach((stop) => stop());
    },
  };
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === "radio";

/** A page may propose a choice; it proposes no text. */
const isTyped = (control: Control): boolean => (isRadio(control) ? control.checked !== control.defaultChecked : control.value !== "");

const textTypes = ["text", "email", "tel", "textarea", "radio", "select-one"];

/**
 * What may be kept. Not a tick, which is a consent: the visitor gives it again under the words that stand there then. Never a password,
 * which is a text as long as it is shown, nor a code.
 */
const isText = (control: Control): boolean =>
  control.name !== "" &&
  textTypes.includes(control.type) &&
  !/password|one-time-code/.test(control.autocomplete) &&
  !(control as HTMLInputElement).readOnly;
